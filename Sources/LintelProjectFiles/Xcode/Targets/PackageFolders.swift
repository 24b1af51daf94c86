import LintelVocabulary

/// Folders of packages that are part of a project or a workspace, as they are found.
struct PackageFolders {
  /// Each once.
  private(set) var paths: [String] = []
  private var seen: Set<PathKey> = []
  private let contents: (String) -> [UInt8]?

  /// - Parameter contents: what is in a file; `nil` when there is none.
  init(contents: @escaping (String) -> [UInt8]?) { self.contents = contents }

  mutating func add(_ folder: String) {
    if seen.insert(PathKey(folder)).inserted { paths.append(folder) }
  }

  /// Adds a folder that holds a manifest.
  mutating func addIfPackage(_ folder: String) {
    if contents(RelativePath.join(folder, "Package.swift")) != nil { add(folder) }
  }

  /// Whether a name may be that of a folder, of which no kind is told.
  static func mayBeFolder(_ path: String) -> Bool {
    !RelativePath.fileName(of: path).contains(".")
  }
}
