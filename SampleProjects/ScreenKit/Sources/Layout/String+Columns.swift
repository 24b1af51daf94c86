extension StringProtocol {
  /// How many columns the text takes on one line.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  /// The text on one line of at most `columns` columns; an ellipsis stands for what is left out.
  func clipped(to columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 0 else { return "" }
    var width = 0
    let head = prefix { character in
      width += character.columns
      return width < columns
    }
    return head + "…"
  }

  /// The end of the text on one line of at most `columns` columns; an ellipsis stands for what is
  /// left out before it.
  func clippedToEnd(in columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 0 else { return "" }
    var width = 0
    let tail = reversed().prefix { character in
      width += character.columns
      return width < columns
    }
    return "…" + String(tail.reversed())
  }

  /// The text on lines of at most `columns` columns, broken between words where that is possible.
  ///
  /// A wide character is a word of its own, as in Chinese. If it is wider than the whole line, it
  /// stands there nevertheless.
  func wrapped(to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      var rest = line
      while rest.columns > columns {
        let head = rest.prefix(rest.lengthOfFirstLine(of: columns))
        lines.append(head.lastIndex { $0 != " " }.map { String(head[...$0]) } ?? "")
        rest = rest.dropFirst(head.count).drop { $0 == " " }
      }
      return rest.isEmpty && !lines.isEmpty ? lines : lines + [String(rest)]
    }
  }
}

extension Substring {
  /// How many characters stand on the first line of a text that is too long for one; at least one.
  fileprivate func lengthOfFirstLine(of columns: Int) -> Int {
    var width = 0
    var count = 0
    var lastBreak: Int?
    for character in self {
      let separates = character == " " || character.columns == 2
      if separates, count > 0 { lastBreak = count }
      width += character.columns
      guard width <= columns else { break }
      count += 1
      if separates { lastBreak = count }
    }
    return Swift.max(1, lastBreak ?? count)
  }
}
