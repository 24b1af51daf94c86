import LintelVocabulary

/// A file that a target lists.
package struct ListedFile: Equatable, Sendable {
  package let path: String
  /// The platforms it is compiled for; `nil` when for all of the target's.
  package var platforms: Set<Platform>?
}

extension ListedFile {
  /// Total, also for paths that differ only in how their accents are encoded.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left < right || (left == right && left.utf8.lexicographicallyPrecedes(right.utf8))
  }

  func isAt(_ path: String) -> Bool { self.path == path && self.path.hasSameBytes(as: path) }
}
