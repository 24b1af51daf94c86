import LintelText
import LintelVocabulary

/// Finds the Swift files of targets.
struct SpecSources {
  /// The folder of the specification.
  private let folder: String
  /// The type of folders without a `type`.
  private let defaultType: String
  /// Folders that Xcode treats as one file, so that nothing in them is compiled, e.g. `Help.docc`.
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

  /// Returns the listed files, sorted by path, each once, and the patterns for all other files.
  func sources(
    of target: SpecTarget, _ notes: inout SpecNotes
  ) -> (files: [ListedFile], patterns: [SourcePatterns]) {
    var files: [ListedFile] = []
    var patterns: [SourcePatterns] = []
    if target.kind == .aggregate { return ([], []) }
    for source in target.node["sources"]?.elements ?? [] {
      guard let node = source.text == nil ? source["path"] : source, isCompiled(source),
        let name = notes.known(node, else: "the files there are in no target")
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

  /// Whether a source is in the phase that compiles files. Other phases copy or ignore them.
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
      // A pattern that matches a folder means all files in it.
      includes: hasIncludes
        ? FileGlobs(globs("includes").map { FileGlob($0 + "/**") }) : .everything,
      excludes: [wrappers] + (excludes.isEmpty ? [] : [FileGlobs(excludes.map { FileGlob($0) })]),
      compilerFlags: compilerFlags(of: source), opaqueEndings: [".xcassets"])
  }

  /// Returns the compiler flags, which may be one text or several.
  private func compilerFlags(of source: SpecNode) -> String {
    (source["compilerFlags"]?.texts ?? []).joined(separator: " ")
  }

  private func platforms(of source: SpecNode) -> Set<Platform>? {
    let names = source["destinationFilters"]?.texts ?? []
    return names.isEmpty ? nil : Set(names.compactMap(SpecTarget.platform))
  }

  /// Whether XcodeGen treats a path as that of a file, because its last part has a dot inside:
  /// `App.swift`.
  private static func hasExtension(_ path: String) -> Bool {
    let name = RelativePath.fileName(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return dot > name.startIndex && name.utf8.index(after: dot) < name.endIndex && name != ".."
  }
}
