/// Finds the names that a mistyped name was probably meant to be.
package enum NearestName {
  /// Returns the known name that the fewest edits turn `name` into, the first if there are several;
  /// `nil` if it takes more edits than ``several(of:among:atMost:)`` allows.
  package static func of(_ name: String, among known: [String]) -> String? {
    several(of: name, among: known, atMost: 1).first
  }

  /// Returns the known names that the fewest edits turn `name` into, each once, the closest first
  /// and otherwise in their order. The number of edits is at most a third of the characters of the
  /// shorter name. In names of two or three characters, one edit is allowed: `ab` is near `ac`.
  package static func several(
    of name: String, among known: [String], atMost limit: Int = 3
  ) -> [String] {
    let wanted = Array(name.lowercased())
    var near: [(name: String, distance: Int)] = []
    for candidate in known {
      let other = Array(candidate.lowercased())
      let shorter = min(name.count, candidate.count)
      let allowed = min(max(1, shorter / 3), shorter - 1)
      // The difference of the lengths is a lower bound of the number of edits, and cheaper.
      guard abs(wanted.count - other.count) <= allowed else { continue }
      let distance = editDistance(wanted, other)
      if distance <= allowed { near.append((candidate, distance)) }
    }
    let order = near.indices.sorted { (near[$0].distance, $0) < (near[$1].distance, $1) }
    var seen: Set<String> = []
    return Array(order.map { near[$0].name }.filter { seen.insert($0).inserted }.prefix(limit))
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn
  /// one text into the other.
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
