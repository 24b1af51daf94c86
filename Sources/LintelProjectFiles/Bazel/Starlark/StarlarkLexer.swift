import LintelPlatform

/// Splits a BUILD file into tokens.
///
/// Source of the grammar: the Starlark specification, "Lexical elements".
struct StarlarkLexer {
  private var cursor: ByteCursor
  private var tokens: [StarlarkToken] = []
  /// The positions of the brackets that are not yet closed.
  private var open: [Int] = []

  static func tokens(of bytes: [UInt8]) throws(StarlarkMisreading) -> [StarlarkToken] {
    if let offset = bytes.withUnsafeBufferPointer(firstInvalidUTF8) {
      throw StarlarkMisreading(offset, .notUTF8)
    }
    var lexer = StarlarkLexer(cursor: ByteCursor(bytes))
    while !lexer.cursor.isAtEnd { try lexer.readNext() }
    if let bracket = lexer.open.last {
      let range = lexer.tokens[bracket].range
      throw StarlarkMisreading(
        range.lowerBound, .unclosedBracket(closer(of: bytes[range.lowerBound])))
    }
    return lexer.tokens
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  private mutating func readNext() throws(StarlarkMisreading) {
    switch cursor.current {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine()
    case 0x00...0x20, 0x7F: cursor.advance()
    case UInt8(ascii: "#"):
      cursor.advance { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    case UInt8(ascii: "\\"): skipLineBreak()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readText(from: cursor.position)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try openBracket()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try closeBracket()
    case UInt8(ascii: ";") where open.isEmpty: endLine()
    case let byte where Self.isWord(byte): try readWord()
    default: try readMark()
    }
  }

  private mutating func endLine() {
    let start = cursor.position
    cursor.advance()
    guard open.isEmpty, let last = tokens.last, last.kind != .lineEnd else { return }
    tokens.append(StarlarkToken(.lineEnd, start..<cursor.position))
  }

  /// Skips a backslash and the line break after it, so that the next line continues this one.
  private mutating func skipLineBreak() {
    cursor.advance()
    _ = cursor.take("\r")
    _ = cursor.take("\n")
  }

  private mutating func readWord() throws(StarlarkMisreading) {
    let start = cursor.position
    cursor.advance(while: Self.isWord)
    let isQuoted = cursor.current == UInt8(ascii: "\"") || cursor.current == UInt8(ascii: "'")
    let length = cursor.position - start
    if isQuoted, length <= 2, cursor.bytes[start..<cursor.position].allSatisfy(Self.isPrefix) {
      return try readText(from: start)
    }
    tokens.append(StarlarkToken(.word, start..<cursor.position))
  }

  /// Reads a mark. A mark that ends with `=` is one token, so that no `=` is found in `==` and
  /// `+=`.
  private mutating func readMark() throws(StarlarkMisreading) {
    let start = cursor.position
    if "<=>".utf8.contains(cursor.current), cursor.isAtConflict {
      throw StarlarkMisreading(start, .mergeConflict)
    }
    let mayBeLonger = "=!<>+-*/%&|^".utf8.contains(cursor.current)
    cursor.advance()
    if mayBeLonger { _ = cursor.take("=") }
    tokens.append(StarlarkToken(.mark, start..<cursor.position))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a letter can precede a quote, for raw text or for bytes: `r"\d"`.
  private static func isPrefix(_ byte: UInt8) -> Bool { "rRbB".utf8.contains(byte) }
}

// MARK: - Brackets

extension StarlarkLexer {
  private mutating func openBracket() throws(StarlarkMisreading) {
    guard open.count < StarlarkProblem.depthLimit else {
      throw StarlarkMisreading(cursor.position, .tooDeep)
    }
    open.append(tokens.count)
    addBracket()
  }

  private mutating func closeBracket() throws(StarlarkMisreading) {
    let bracket = String(UnicodeScalar(cursor.current))
    guard let opener = open.popLast() else {
      throw StarlarkMisreading(cursor.position, .unexpectedBracket(bracket))
    }
    let expected = Self.closer(of: cursor.bytes[tokens[opener].range.lowerBound])
    guard bracket == expected else {
      throw StarlarkMisreading(cursor.position, .wrongBracket(bracket, expected: expected))
    }
    tokens[opener].closer = tokens.count
    addBracket()
  }

  private mutating func addBracket() {
    tokens.append(StarlarkToken(.mark, cursor.position..<cursor.position + 1))
    cursor.advance()
  }

  private static func closer(of bracket: UInt8) -> String {
    switch bracket {
    case UInt8(ascii: "("): ")"
    case UInt8(ascii: "["): "]"
    default: "}"
    }
  }
}

// MARK: - Texts

extension StarlarkLexer {
  /// Reads a text from its opening to its closing quote. Both are single or both are triple.
  ///
  /// - Parameter start: the offset of the text, including the letters before the quote.
  private mutating func readText(from start: Int) throws(StarlarkMisreading) {
    let quote = cursor.current
    let isLong = [1, 2].allSatisfy { cursor.byte(at: cursor.position + $0) == quote }
    cursor.advance(by: isLong ? 3 : 1)
    while !isAtEnd(of: quote, isLong: isLong) {
      if cursor.isAtEnd { throw StarlarkMisreading(start, .unclosedText) }
      switch cursor.current {
      case UInt8(ascii: "\\"):
        let isLongBreak = cursor.isAt("\\\r\n")
        cursor.advance(by: isLongBreak ? 3 : 2)
      case UInt8(ascii: "\n") where !isLong, UInt8(ascii: "\r") where !isLong:
        throw StarlarkMisreading(start, .unclosedText)
      default: cursor.advance()
      }
    }
    cursor.advance(by: isLong ? 3 : 1)
    tokens.append(StarlarkToken(.text, start..<cursor.position))
  }

  private func isAtEnd(of quote: UInt8, isLong: Bool) -> Bool {
    cursor.current == quote
      && (!isLong || [1, 2].allSatisfy { cursor.byte(at: cursor.position + $0) == quote })
  }
}

/// A word, a text or a mark of a BUILD file, as a range of the file.
struct StarlarkToken {
  enum Kind: UInt8 {
    /// A name, a keyword or a number.
    case word
    case text
    case mark
    /// The end of a line outside of brackets, or a `;` there.
    case lineEnd
  }

  let kind: Kind
  /// The range in UTF-8 bytes.
  let range: Range<Int>
  /// The position of the token that closes an opening bracket.
  var closer: Int?

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
