/// One token of a source file, for readers that need values rather than declarations.
package struct SourceToken: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case word
    case number
    /// A string literal without interpolation.
    case string
    /// The start, a middle or the end of a string literal with interpolation.
    case interpolation
    case punctuation
    case other
  }

  package let kind: Kind
  /// The token as written; for a string literal without interpolation, only the text between its
  /// quotes, with escapes unchanged.
  package let text: String
  /// The offset of the token.
  package let offset: UInt32
  /// The offset after the token and the closing quotes of a string literal. ``text`` may have
  /// another length if the file is not UTF-8.
  package let end: UInt32

  package func isPunctuation(_ mark: String) -> Bool { kind == .punctuation && text == mark }
}

/// Returns the tokens of a source file in order, without comments.
package func tokens(of source: borrowing SourceBuffer) -> [SourceToken] {
  var result: [SourceToken] = []
  let base = source.base
  Lexer.walk(source) { token in
    let bytes = UnsafeBufferPointer(
      start: base + Int(token.start), count: Int(token.end - token.start))
    var text = String(decoding: bytes, as: UTF8.self)
    if token.kind == .string { text = stringContents(text) }
    result.append(
      SourceToken(
        kind: SourceToken.Kind(token.kind), text: text, offset: token.start, end: token.end))
  }
  return result
}

/// Returns the text between the quotes of a string literal.
private func stringContents(_ literal: String) -> String {
  let hashes = literal.prefix { $0 == "#" }.count
  var contents = literal.dropFirst(hashes)
  if contents.hasSuffix(String(repeating: "#", count: hashes)) {
    contents = contents.dropLast(hashes)
  }
  let quotes = contents.hasPrefix("\"\"\"") && contents.count >= 6 ? 3 : 1
  return String(contents.dropFirst(quotes).dropLast(contents.hasSuffix("\"") ? quotes : 0))
}

extension SourceToken.Kind {
  fileprivate init(_ kind: TokenKind) {
    switch kind {
    case .identifier: self = .word
    case .number: self = .number
    case .string: self = .string
    case .interpolationOpen, .interpolationNext, .interpolationClose: self = .interpolation
    case .symbol, .equal, .arrow, .dot, .comma, .colon, .doubleColon, .semicolon, .at, .backslash,
      .openParen, .closeParen, .openBracket, .closeBracket, .openBrace, .closeBrace:
      self = .punctuation
    default: self = .other
    }
  }
}
