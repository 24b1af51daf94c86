import LintelGraph

/// Which of several declarations of one name a call means, as far as the labels of its arguments
/// tell.
struct OverloadChoice {
  let declaration: DeclarationID
  /// Whether others fit as well and are declared elsewhere.
  let isAmbiguous: Bool
  /// All that fit as well as the one chosen, if others may be meant.
  var all: [DeclarationID] = []
}
