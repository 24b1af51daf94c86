import LintelVocabulary

/// Finds the folders of a package's targets as the package manager does, e.g. `Sources/Core` for
/// the target `Core`.
struct TargetFolders {
  let manifest: Manifest
  /// Returns the path on the disk of the folder that a path relative to the root means; `nil` if
  /// there is none.
  let spelledFolder: (String) -> String?
  private(set) var notes: [Note] = []
  /// The names of the targets that are searched in the same parent folders, by these folders.
  private let names: [[String]: Set<String>]

  init(_ manifest: Manifest, spelledFolder: @escaping (String) -> String?) {
    self.manifest = manifest
    self.spelledFolder = spelledFolder
    names = manifest.targets.reduce(into: [:]) { names, target in
      names[Self.parents(of: target.kind), default: []].insert(target.name)
    }
  }

  /// Returns the folder of `target`, or `nil` when it has no Swift sources or no folder below the
  /// root.
  mutating func folder(of target: ManifestTarget, module: Int) -> TargetFolder? {
    guard target.kind != .systemLibrary, target.kind != .binary else { return nil }
    guard let path = path(of: target) else { return nil }
    var result = TargetFolder(
      path: path, module: module, isWholePackage: path == manifest.folder,
      isCertain: !manifest.isComputed)
    result.opaqueEndings = TargetFolder.opaqueEndings(for: manifest.toolsVersion)
    result.sources = target.sources.map { $0.compactMap { normalized(join(path, $0)) } }
    result.exclusions = (target.exclude + target.resources)
      .compactMap { normalized(join(path, $0)) }
      .filter { $0 != path }
    return result
  }

  private mutating func path(of target: ManifestTarget) -> String? {
    if let written = target.path {
      let path = written.hasBytes(atStart: "/") ? nil : normalized(join(manifest.folder, written))
      if path == nil {
        notes.append(
          Note(
            path: manifest.path,
            message:
              "path '\(written)' of target '\(target.name)' leads out of the checked folder; "
              + "its files are not read"))
      }
      return path.map { spelledFolder($0) ?? $0 }
    }
    let own = Self.parents(of: target.kind)
    let parents = own.map { join(manifest.folder, $0) }
    for parent in parents {
      if let folder = spelledFolder(join(parent, target.name)) { return folder }
    }
    // The only target that is searched in these folders may do without a folder of its own:
    // `Sources/main.swift`.
    guard names[own]?.count == 1, manifest.hasAllTargets else { return nil }
    return parents.lazy.compactMap(spelledFolder).first
  }

  /// Returns the folders of a package in which targets of `kind` are searched, in order.
  private static func parents(of kind: WorkspaceModule.Kind) -> [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    switch kind {
    case .test: return ["Tests"] + sources
    case .plugin: return ["Plugins"]
    default: return sources
    }
  }
}
