import LintelVocabulary

/// Whether each line of a source file has code on it: a token, or a part of one that spans lines.
///
/// - Parameter lines: those of the same bytes.
package func codeLines(of source: borrowing SourceBuffer, in lines: LineTable) -> [Bool] {
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
