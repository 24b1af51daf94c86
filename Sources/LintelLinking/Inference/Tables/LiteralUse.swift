import LintelGraph
import LintelVocabulary

/// A literal that makes a value of a type of the project, `let tag: Tag = "a"`, or a label in the
/// interpolation of a string, `"\(row: value)"`.
struct LiteralUse {
  /// The declaration that contains the literal.
  let owner: DeclarationID
  let offset: UInt32
  /// The declarations that may make the value; several if it is not known which of them does.
  let makers: [DeclarationID]
  var kind = ReferenceKind.construct
  /// Why the literal may use nothing of the project; `nil` if it certainly does.
  var ambiguity: Ambiguity?
}
