import LintelText
import LintelVocabulary

/// Returns a note about names that branches of `#if` declare in so many combinations that the
/// project is not linked once for each; empty if there are no such names.
///
/// - Parameter names: the names, sorted.
func conditionalNameNotes(_ names: [String]) -> [Note] {
  guard let first = names.first else { return [] }
  let others = names.count == 1 ? "" : " and \(counted(names.count - 1, "more name"))"
  return [
    Note(
      message: "branches of '#if' declare '\(first)'\(others) in too many combinations to examine "
        + "each; dependencies of single builds may be missing")
  ]
}
