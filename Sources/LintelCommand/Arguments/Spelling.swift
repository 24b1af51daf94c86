/// Finds the word that somebody may have meant.
enum Spelling {
  /// The candidate with the fewest changes from `word`, the first of equals; `nil` when none is
  /// near enough to be a slip.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let letters = word.drop { $0 == "-" }.count
    let limit = min(3, letters / 2)
    let distances = candidates.map { (candidate: $0, distance: distance(from: word, to: $0)) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.candidate
  }

  /// How many characters have to be added, removed or changed.
  static func distance(from left: String, to right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (position, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = position + 1
      for index in right.indices {
        let change = diagonal + (right[index] == character ? 0 : 1)
        diagonal = row[index + 1]
        row[index + 1] = min(change, row[index] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
