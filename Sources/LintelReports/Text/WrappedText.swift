extension String {
  /// The number of terminal columns that a report takes, unless a word is longer. Text that
  /// programs look for is one line, however long: the location and message of a finding, and the
  /// counts at the end.
  package static let reportWidth = 80

  /// Returns the text in lines of at most `width` characters, broken only between words.
  ///
  /// - Parameter indent: the number of spaces before each line but the first.
  package func wrapped(to width: Int, indent: Int = 0) -> [String] {
    if utf8.count <= width { return [self] }
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((lines.isEmpty ? "" : blanks(indent)) + word)
      }
    }
    return lines
  }
}
