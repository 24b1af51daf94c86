import LintelVocabulary

/// The lines of one file that contain code, rather than only blanks and comments.
package struct CodeLines: Sendable {
  private let lines: LineTable
  /// For each line, the number of lines of code before it; the last element is their number in the
  /// whole file.
  private let countBefore: [Int32]

  package init(_ bytes: [UInt8]) {
    lines = LineTable(bytes)
    var count: Int32 = 0
    var countBefore: [Int32] = [0]
    for hasCode in codeLines(of: SourceBuffer(bytes), in: lines) {
      if hasCode { count += 1 }
      countBefore.append(count)
    }
    self.countBefore = countBefore
  }

  /// The number of lines of code in the file.
  package var count: Int { Int(countBefore[lines.count]) }

  /// Returns the number of lines of code in `extent`, a range of UTF-8 offsets. A line that is
  /// partly in it counts.
  package func count(in extent: Range<UInt32>) -> Int {
    guard let last = extent.last else { return 0 }
    let first = lines.place(of: extent.lowerBound).line
    return Int(countBefore[lines.place(of: last).line] - countBefore[first - 1])
  }
}

/// Returns whether each line of a source file contains code: a token, or a part of a token that
/// spans lines.
///
/// - Parameter lines: the lines of the same bytes.
private func codeLines(of source: borrowing SourceBuffer, in lines: LineTable) -> [Bool] {
  var result = [Bool](repeating: false, count: lines.count)
  var line = 0
  Lexer.walk(source) { token in
    while line + 1 < lines.count, lines.start(ofLine: line + 2) <= UInt32(token.start) { line += 1 }
    result[line] = true
    while line + 1 < lines.count, lines.start(ofLine: line + 2) < UInt32(token.end) {
      line += 1
      result[line] = true
    }
  }
  return result
}
