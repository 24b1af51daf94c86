import LintelGraph
import LintelScanner

/// The types that a name may mean, ascending; several if the name is ambiguous, or if the types
/// stand in for each other in different branches.
typealias Candidates = ShortList<DeclarationID>

/// The meanings of the segments of a path, from its base on.
struct Resolution: ~Copyable {
  struct Part {
    /// The index in ``WrittenPath/names``.
    let position: Int
    /// The types that the name may mean.
    let candidates: Candidates
  }

  var parts = ShortList<Part>()
  /// Whether every name of the path was found, so that the whole path names a type.
  var isWhole = false
  /// Whether the base is a generic parameter or an associated type.
  var isHidden = false
  /// Whether a segment has several candidates that may be meant, and do not just stand in for each
  /// other in different branches.
  var isAmbiguous = false

  /// The type that the whole path names, or the first of several candidates.
  var whole: DeclarationID? { isWhole ? parts.last?.candidates.first : nil }
}
