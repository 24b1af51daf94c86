extension String {
  /// How many columns of a terminal a report takes, as far as words allow. What programs read is one
  /// line however long: the place and message of a finding, and the last line of all.
  package static let reportWidth = 80

  /// The text in lines of at most `width` characters, broken between words.
  ///
  /// - Parameter indent: how far all lines but the first are moved to the right.
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
