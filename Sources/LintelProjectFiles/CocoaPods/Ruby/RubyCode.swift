/// The tokens of a file, and what they make together.
struct RubyCode {
  let tokens: [RubyToken]

  init(_ bytes: [UInt8]) throws(ProjectFileError) {
    tokens = try ByteCursor.read(bytes, RubyLexer.tokens)
  }

  /// A line end for a position that is none.
  func kind(at position: Int) -> RubyToken.Kind {
    tokens.indices.contains(position) ? tokens[position].kind : .lineEnd
  }

  func isMark(_ mark: String, at position: Int) -> Bool { kind(at: position) == .mark(mark) }

  func isWord(_ word: String, at position: Int) -> Bool { kind(at: position) == .word(word) }

  func word(at position: Int) -> String? {
    if case .word(let word) = kind(at: position) { word } else { nil }
  }

  func text(at position: Int) -> String? {
    if case .text(let text) = kind(at: position) { text } else { nil }
  }

  /// Whether a statement may begin at a position.
  func startsStatement(_ position: Int) -> Bool {
    switch kind(at: position - 1) {
    case .lineEnd: true
    case .mark(let mark): [";", "|", "{", "}"].contains(mark)
    case .word(let word): ["do", "then", "else", "begin"].contains(word)
    default: false
    }
  }

  /// The tokens from a position on to the end of the statement, without line ends; brackets go on
  /// over lines.
  func statement(from start: Int) -> [RubyToken] {
    var result: [RubyToken] = []
    var depth = 0
    for token in tokens.dropFirst(start) {
      switch token.kind {
      case .lineEnd:
        if depth == 0 { return result }
        continue
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"):
        if depth == 0 { return result }
        depth -= 1
      case .mark(";") where depth == 0: return result
      default: break
      }
      result.append(token)
    }
    return result
  }
}
