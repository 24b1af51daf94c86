/// The tokens of a Ruby file, and the statements that they form.
struct RubyCode {
  let tokens: [RubyToken]

  init(_ bytes: [UInt8]) throws(ProjectFileError) {
    tokens = try ByteCursor.read(bytes, RubyLexer.tokens)
  }

  /// Returns the kind of a token; a line end for a position without a token.
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

  /// Returns the end of the statement that contains a position. Within brackets, it spans several
  /// lines.
  ///
  /// - Parameter isWanted: called for each position of the statement; `true` ends the search.
  /// - Returns: the end, or the first wanted position.
  func endOfStatement(
    from start: Int, orFirst isWanted: (Int) -> Bool = { _ in false }
  ) -> Int {
    var depth = 0
    for position in start..<max(start, tokens.count) {
      if isWanted(position) { return position }
      switch tokens[position].kind {
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"):
        if depth == 0 { return position }
        depth -= 1
      case .lineEnd where depth == 0, .mark(";") where depth == 0: return position
      default: break
      }
    }
    return max(start, tokens.count)
  }
}
