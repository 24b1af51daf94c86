import LintelVocabulary

/// A file that a target lists.
package struct ListedFile: Equatable, Sendable {
  package let path: String
  /// The platforms it is compiled for; `nil` when for all of the target's.
  package var platforms: Set<Platform>?
}

extension ListedFile {
  func isAt(_ path: String) -> Bool { self.path == path && self.path.hasSameBytes(as: path) }
}
