import LintelVocabulary

/// Collects the folders of packages that are part of a project or a workspace.
struct PackageFolders {
  /// The folders, each once.
  private(set) var paths: [String] = []
  private var seen: Set<PathKey> = []
  private let others: OtherFiles

  init(others: OtherFiles) { self.others = others }

  mutating func add(_ folder: String) {
    if seen.insert(PathKey(folder)).inserted { paths.append(folder) }
  }

  /// Adds a folder if it contains a `Package.swift`.
  mutating func addIfPackage(_ folder: String) {
    if others.has(RelativePath.join(folder, "Package.swift")) { add(folder) }
  }

  /// Whether a path of unknown kind may lead to a folder: its last part has no dot, as in
  /// `Kits/Core`.
  static func mayBeFolder(_ path: String) -> Bool {
    !RelativePath.fileName(of: path).contains(".")
  }
}
