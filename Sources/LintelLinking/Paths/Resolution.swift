import LintelGraph
import LintelScanner

/// The types that a name may mean, ascending; several when it is ambiguous.
typealias Candidates = ShortList<DeclarationID>

/// What the segments of a path were found to mean, from its head on.
struct Resolution: ~Copyable {
  struct Part {
    /// In ``WrittenPath/names``.
    let position: Int
    /// Ascending; several when the name is ambiguous.
    let candidates: Candidates
    /// The typealias that a part before this one is.
    let alias: DeclarationID?
  }

  var parts = ShortList<Part>()
  /// Whether every name of the path was found, so that the whole path names a type.
  var isWhole = false
  /// Whether the first name is that of a generic parameter or an associated type.
  var isHidden = false
  /// Whether the last segment has several candidates that may be meant, not stand-ins under other
  /// conditions.
  var isAmbiguous = false

  /// The type that the whole path names, when it is just one.
  var whole: DeclarationID? { isWhole ? parts.last?.candidates.first : nil }
}
