import LintelVocabulary

extension ProjectFormat {
  /// Projects that Tuist generates. Tuist's other manifests are included because they are not
  /// sources either.
  static let tuist = ProjectFormat(
    manifestNames: [
      "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Dependencies.swift",
      "Plugin.swift",
    ]
  ) { contents, path, others in
    let source = ManifestTokens(contents)
    // Apps may well have files of these names.
    guard source.imports("ProjectDescription") else { return nil }
    return RelativePath.fileName(of: path) == "Project.swift"
      ? .targets(TuistReader.read(source, path: path, others: others)) : .nothing
  }
}
