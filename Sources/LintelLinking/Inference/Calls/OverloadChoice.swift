import LintelGraph

/// The declaration that a use means, among several with the same name.
struct OverloadChoice {
  let candidate: Candidate
  /// Whether declarations elsewhere fit as well.
  let isAmbiguous: Bool
  /// All candidates that fit as well as the chosen one, if others may be meant.
  var all: [Candidate] = []
  /// The other candidates of the same type, or among the globals of one file, that fit as well: `load(_: Int)` for
  /// `load(key)` beside `load(_: String)` if the type of `key` is not known.
  var others: [DeclarationID] = []

  var declaration: DeclarationID { candidate.declaration }
}
