/// Finds what a mistyped name was probably meant to be.
public enum NearestName {
  /// The known name with the fewest edits, the earlier one of equals; `nil` when even that one
  /// differs in more than a third of its characters.
  public static func of(_ name: String, among known: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(Array(name.lowercased()), Array(candidate.lowercased()))
      let shorter = min(name.count, candidate.count)
      guard distance <= max(1, shorter / 3), distance < shorter else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
