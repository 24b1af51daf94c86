/// A file or folder that the search for sources found.
struct FoundFile {
  /// The path relative to the root.
  let path: String
  /// Whether a symbolic link is on the path, so that other paths may lead to the same file.
  let isLinked: Bool
}
