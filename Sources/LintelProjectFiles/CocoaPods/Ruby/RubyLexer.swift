/// Splits Ruby into tokens, without comments.
///
/// A text that is never closed extends to the end of the file, so that nothing in it is read as
/// code.
struct RubyLexer {
  var cursor: ByteCursor
  private(set) var tokens: [RubyToken] = []
  /// The last lines of the here-documents that begin in the next line, e.g. `DESC` for `<<-DESC`.
  private var documents: [[UInt8]] = []

  static func tokens(of cursor: ByteCursor) throws(Misreading) -> [RubyToken] {
    var lexer = RubyLexer(cursor: cursor)
    try cursor.failAtConflict()
    try lexer.skipBlocks()
    while !lexer.cursor.isAtEnd { try lexer.readNext() }
    lexer.add(.lineEnd, at: lexer.cursor.position)
    return lexer.tokens
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  mutating func add(_ kind: RubyToken.Kind, at offset: Int) {
    tokens.append(RubyToken(kind: kind, offset: offset))
  }

  private mutating func readNext() throws(Misreading) {
    let start = cursor.position
    switch cursor.current {
    case UInt8(ascii: "\n"): try readLineEnd()
    case UInt8(ascii: " "), 0x09, 0x0B...0x0D: cursor.advance()
    case UInt8(ascii: "\\"): cursor.advance(by: cursor.byte(at: start + 1) == 0x0D ? 3 : 2)
    case UInt8(ascii: "#"): cursor.advance { $0 != 0x0A }
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): readQuoted()
    case UInt8(ascii: "%") where isLiteral: readPercentLiteral()
    case UInt8(ascii: "/") where beginsValue: readQuoted()
    case UInt8(ascii: ":"): readColon()
    case UInt8(ascii: "<") where cursor.isAt("<<"): readDocumentStart()
    case let byte where Self.isInWord(byte): readWord()
    default: readMark()
    }
  }

  private mutating func readLineEnd() throws(Misreading) {
    if tokens.last?.kind != .mark(",") { add(.lineEnd, at: cursor.position) }
    cursor.advance()
    for end in documents {
      while !cursor.isAtEnd, try readLine() != end {}
    }
    documents = []
    try cursor.failAtConflict()
    try skipBlocks()
  }

  /// At the start of a line, skips the comments between `=begin` and `=end`, and all text after
  /// `__END__`.
  private mutating func skipBlocks() throws(Misreading) {
    while cursor.isAt("=begin") {
      while !cursor.isAtEnd, try !readLine().starts(with: "=end".utf8) {}
    }
    let line = cursor.rest.prefix { $0 != 0x0A && $0 != 0x0D }
    if line.elementsEqual("__END__".utf8) { cursor.advance(by: cursor.rest.count) }
  }

  /// Skips a line.
  ///
  /// - Returns: the text of the line without blanks around it.
  private mutating func readLine() throws(Misreading) -> [UInt8] {
    try cursor.failAtConflict()
    let start = cursor.position
    cursor.advance { $0 != 0x0A }
    let line = cursor.bytes[start..<cursor.position]
    cursor.advance()
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    let end = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? line.startIndex
    return Array(line[..<end].drop(while: isBlank))
  }

  private mutating func readWord() {
    let start = cursor.position
    cursor.advance(while: Self.isInWord)
    if cursor.current == UInt8(ascii: "?") || cursor.current == UInt8(ascii: "!") {
      cursor.advance()
    }
    let word = String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
    let isLabel =
      cursor.current == UInt8(ascii: ":") && cursor.byte(at: cursor.position + 1) != cursor.current
    if isLabel { cursor.advance() }
    add(isLabel ? .label(word) : .word(word), at: start)
  }

  private mutating func readColon() {
    let start = cursor.position
    if cursor.take(text: "::") { return add(.mark("::"), at: start) }
    cursor.advance()
    let name = cursor.position
    cursor.advance(while: Self.isInWord)
    let word = String(decoding: cursor.bytes[name..<cursor.position], as: UTF8.self)
    add(word.isEmpty ? .mark(":") : .symbol(word), at: start)
  }

  /// Reads the start of a here-document such as `<<~DESC`, whose text is in the next lines, or an
  /// operator as in `list << a`.
  private mutating func readDocumentStart() {
    let start = cursor.position
    cursor.advance(by: 2)
    let isIndented = cursor.take("-") || cursor.take("~")
    let quote = cursor.current
    let isQuoted = isIndented && (cursor.take("'") || cursor.take("\""))
    let name = cursor.position
    cursor.advance(while: Self.isInWord)
    let end = Array(cursor.bytes[name..<cursor.position])
    let isCapital = end.first.map { Character(UnicodeScalar($0)).isUppercase } ?? false
    guard isIndented ? !end.isEmpty : isCapital else { return add(.mark("<<"), at: start) }
    if isQuoted, cursor.current == quote { cursor.advance() }
    documents.append(end)
    add(.computed, at: start)
  }

  private mutating func readMark() {
    let start = cursor.position
    for mark in Self.longMarks where cursor.take(text: mark) {
      return add(.mark(mark.description), at: start)
    }
    cursor.advance()
    add(.mark(String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)), at: start)
  }

  private static let longMarks: [StaticString] = ["=>", "+=", "==", "=~", "||=", "||", "&&"]

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

/// A Ruby token, with the detail that lists of pods need.
struct RubyToken {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word(String)
    /// A label, as in `path: 'a'`.
    case label(String)
    /// A symbol, as in `:path`.
    case symbol(String)
    case text(String)
    /// A list of texts, as in `%w[a b]`.
    case words([String])
    /// A text whose value is not known, as in `"#{root}/Kit"`.
    case computed
    case mark(String)
    /// An end of a line, where a statement may end.
    case lineEnd
  }

  let kind: Kind
  /// The offset in bytes.
  let offset: Int
}
