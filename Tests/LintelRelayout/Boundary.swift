/// What stands between two neighbouring tokens, and what Swift allows there without another meaning.
struct Boundary {
  enum Written { case nothing, blank, lineBreak }

  let written: Written
  /// Whether blanks and comments may stand here.
  var mayPart = true
  /// Whether a line may end here.
  var mayBreak = true
  /// Whether the tokens may touch.
  var mayJoin = false
  /// Whether the tokens may touch if those of the next boundary do, too: blanks stand on both sides
  /// of an operator or on none.
  var mayJoinWithNext = false

  static func fixed(_ written: Written) -> Boundary {
    Boundary(written: written, mayPart: false, mayBreak: false)
  }
}
