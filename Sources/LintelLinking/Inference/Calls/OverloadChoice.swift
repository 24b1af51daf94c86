import LintelGraph

/// The declaration that a use means, among several with the same name.
struct OverloadChoice {
  let candidate: Candidate
  /// Whether declarations elsewhere fit as well.
  let isAmbiguous: Bool
  /// All candidates that fit as well as the chosen one, if others may be meant.
  var all: [Candidate] = []

  var declaration: DeclarationID { candidate.declaration }
}
