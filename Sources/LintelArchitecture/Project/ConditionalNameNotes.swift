import LintelText

/// A note on names that branches of `#if` declare in so many ways that not all of these were looked
/// at; none if there are no such names.
///
/// - Parameter names: sorted.
func conditionalNameNotes(_ names: [String]) -> [String] {
  guard let first = names.first else { return [] }
  let others = names.count == 1 ? "" : " and \(counted(names.count - 1, "more name"))"
  return [
    "branches of '#if' declare '\(first)'\(others) in too many ways to look at each;"
      + " what holds in some builds alone may be missing"
  ]
}
