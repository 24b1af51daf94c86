import LintelVocabulary

/// Folders of packages that are part of a project or a workspace, as they are found.
struct PackageFolders {
  /// Each once.
  private(set) var paths: [String] = []
  private var seen: Set<PathKey> = []
  private let others: OtherFiles

  init(others: OtherFiles) { self.others = others }

  mutating func add(_ folder: String) {
    if seen.insert(PathKey(folder)).inserted { paths.append(folder) }
  }

  /// Adds a folder that holds a manifest.
  mutating func addIfPackage(_ folder: String) {
    if others.has(RelativePath.join(folder, "Package.swift")) { add(folder) }
  }

  /// Whether a name may be that of a folder, of which no kind is told.
  static func mayBeFolder(_ path: String) -> Bool {
    !RelativePath.fileName(of: path).contains(".")
  }
}
