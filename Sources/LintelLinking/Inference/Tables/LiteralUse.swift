import LintelGraph
import LintelVocabulary

/// A literal that makes a value of a type of the project, or the label of an interpolation in it.
struct LiteralUse {
  /// The declaration that the literal stands in.
  let owner: DeclarationID
  let offset: UInt32
  /// What makes the value: several where it is not known which.
  let makers: [DeclarationID]
  var kind = ReferenceKind.construct
  /// Why nothing of the project may be meant.
  var ambiguity: Ambiguity?
}
