import LintelText
import LintelVocabulary

/// The Swift files of targets.
struct SpecSources {
  /// The folder of the specification.
  private let folder: String
  /// What becomes of folders, unless they say otherwise.
  private let defaultType: String
  /// Folders that are one thing to Xcode, so that nothing in them is compiled.
  private let wrappers: FileGlobs

  init(_ specification: SpecMapping, in folder: String) {
    self.folder = folder
    let options = specification["options"]
    defaultType = options?["defaultSourceDirectoryType"]?.text ?? "group"
    let fileTypes = (options?["fileTypes"]?.mapping ?? [:]).filter {
      $0.value["file"]?.flag != false
    }
    let extensions = ["bundle", "docc", "framework", "lproj", "playground", "xcframework"]
    wrappers = FileGlobs((extensions + fileTypes.keys.sorted()).map { FileGlob("**/*." + $0) })
  }

  /// The files that are listed, by path and each once, and the patterns for all others.
  func sources(
    of target: SpecTarget, _ notes: inout SpecNotes
  ) -> (files: [ListedFile], patterns: [SourcePatterns]) {
    var files: [ListedFile] = []
    var patterns: [SourcePatterns] = []
    if target.kind == .aggregate { return ([], []) }
    for source in target.node["sources"]?.elements ?? [] {
      guard let node = source.text == nil ? source["path"] : source, isCompiled(source),
        let name = notes.known(node, else: "what is there is in no target")
      else { continue }
      let path = RelativePath.join(folder, name)
      switch source["type"]?.text ?? (Self.hasExtension(path) ? "file" : defaultType) {
      case "file" where SwiftFileName.ends(path):
        files.append(
          ListedFile(
            path: path, platforms: platforms(of: source), compilerFlags: compilerFlags(of: source)))
      case "group", "syncedFolder": patterns.append(self.patterns(of: source, at: path))
      default: continue
      }
    }
    return (ListedFile.merged(files), patterns)
  }

  /// Other phases copy files, or do nothing with them.
  private func isCompiled(_ source: SpecNode) -> Bool {
    guard let phase = source["buildPhase"], !phase.isNothing else { return true }
    return phase.text == "sources"
  }

  private func patterns(of source: SpecNode, at path: String) -> SourcePatterns {
    let globs = { (key: String) in
      (source[key]?.texts ?? []).filter { !$0.isEmpty }
    }
    let hasIncludes = source["includes"].map { !$0.elements.isEmpty } ?? false
    let excludes = globs("excludes") + globs("explicitFolders")
    return SourcePatterns(
      folder: path,
      // What names a folder means all that is in it.
      includes: hasIncludes
        ? FileGlobs(globs("includes").map { FileGlob($0 + "/**") }) : .everything,
      excludes: [wrappers] + (excludes.isEmpty ? [] : [FileGlobs(excludes.map { FileGlob($0) })]),
      compilerFlags: compilerFlags(of: source), opaqueEndings: [".xcassets"])
  }

  /// In one text or in several.
  private func compilerFlags(of source: SpecNode) -> String {
    (source["compilerFlags"]?.texts ?? []).joined(separator: " ")
  }

  private func platforms(of source: SpecNode) -> Set<Platform>? {
    let names = source["destinationFilters"]?.texts ?? []
    return names.isEmpty ? nil : Set(names.compactMap(SpecTarget.platform))
  }

  /// To XcodeGen, a path is that of a file if its last part has a dot within.
  private static func hasExtension(_ path: String) -> Bool {
    let name = RelativePath.fileName(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return dot > name.startIndex && name.utf8.index(after: dot) < name.endIndex && name != ".."
  }
}
