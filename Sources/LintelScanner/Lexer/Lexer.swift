/// Turns bytes into tokens, one at a time.
///
/// A plain value: the parser looks ahead by keeping a copy and going back to it. Interpolations are
/// flat: the lexer remembers which strings it is inside of and goes on with their text after the
/// closing parenthesis, so neither it nor the parser recurses into them.
///
/// As in ``Parser``, every method that is not inlined is `mutating`.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  var token = Token()
  /// Where the token before the current one ends.
  var previousEnd: UInt32 = 0
  /// What the token before the current one is; before the first, a semicolon.
  private var previousMark = Token().mark

  /// Up to where no placeholder is closed, and no extended regular expression: found out once, so
  /// that openers without end are not searched for again and again.
  private var noPlaceholderBefore: UnsafePointer<UInt8>
  var noRegexBefore: UnsafePointer<UInt8>
  /// Up to where no plain regular expression can start, for the same reason.
  var noPlainRegexBefore: UnsafePointer<UInt8>

  /// Strings whose interpolation is being read, innermost last.
  var openStrings: OpenStrings

  let classes: UnsafePointer<ByteClass>
  let continuesIdentifier: UnsafePointer<Bool>
  private let keywords: KeywordTable

  /// - Parameter base: `count` bytes of source, then ``SourceBuffer/padding`` zero bytes.
  init(base: UnsafePointer<UInt8>, count: Int, openStrings: OpenStrings) {
    self.base = base
    end = base + count
    cursor = base
    noPlaceholderBefore = base
    noRegexBefore = base
    noPlainRegexBefore = base
    self.openStrings = openStrings
    classes = ByteTables.shared.classes
    continuesIdentifier = ByteTables.shared.continuesIdentifier
    keywords = KeywordTable.shared
    token.kind = .semicolon
    skipFileStart()
    advance()
    // The start of the file is as good as a line break.
    token.afterNewline = true
    token.afterSpace = true
  }

  var previousKind: TokenKind {
    @inline(__always) get { previousMark.kind }
    @inline(__always) set { previousMark.kind = newValue }
  }

  var previousKeyword: Keyword {
    @inline(__always) get { previousMark.keyword }
    @inline(__always) set { previousMark.keyword = newValue }
  }

  @inline(__always)
  func offset(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: pointer - base)
  }

  /// The bytes of the current token.
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + Int(token.start), count: Int(token.end - token.start))
  }

  /// Moves to the next token.
  mutating func advance() {
    previousEnd = token.end
    previousMark = token.mark
    // Most tokens touch the one before, or are one space away from it.
    if classes[Int(cursor.pointee)].isOrdinary {
      token = Token(afterNewline: false, afterSpace: false)
    } else if cursor.pointee == 0x20, classes[Int(cursor[1])].isOrdinary {
      cursor += 1
      token = Token(afterNewline: false, afterSpace: true)
    } else {
      skipTrivia()
    }
    let start = cursor
    token.start = offset(start)
    switch classes[Int(start.pointee)] {
    case .identifier: lexIdentifier()
    case .digit: lexNumber()
    case .symbol: lexSymbol()
    case .nonASCII: lexNonASCII()
    case .quote: lexString(hashes: 0)
    case .backtick: lexQuotedIdentifier()
    case .pound: lexPound()
    case .dot: lexDot()
    case .slash:
      if mayStartRegex(), lexRegex(hashes: 0) { break }
      lexSymbol()
    case .openParen:
      single(.openParen)
      openStrings.parenDepth &+= 1
    case .closeParen:
      if openStrings.parenDepth == 0, openStrings.isInside {
        resumeString()
      } else {
        openStrings.parenDepth &-= 1
        if openStrings.parenDepth < 0 { openStrings.parenDepth = 0 }
        single(.closeParen)
      }
    case .openBracket: single(.openBracket)
    case .closeBracket: single(.closeBracket)
    case .openBrace: single(.openBrace)
    case .closeBrace: single(.closeBrace)
    case .comma: single(.comma)
    case .colon:
      single(.colon)
      if cursor.pointee == UInt8(ascii: ":") { single(.doubleColon) }
    case .semicolon: single(.semicolon)
    case .at: single(.at)
    case .backslash: single(.backslash)
    case .blank, .newline: token.kind = .endOfFile
    case .other: single(.other)
    }
    token.end = offset(cursor)
  }

  /// Whether a slash may open a regular expression here: it divides a value before it on its line.
  private mutating func mayStartRegex() -> Bool {
    token.afterNewline || !TokenKind.endsValue(previousKind, previousKeyword)
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind) {
    cursor += 1
    token.kind = kind
  }

  // MARK: - Names and numbers

  @inline(__always)
  private mutating func lexIdentifier() {
    let start = cursor
    let word = ByteWords.load(start)
    // Half of all names have more than eight bytes, and no branch can tell which: both words are
    // looked at for every name.
    let first8 = ByteWords.nonName(word)
    let nextWord = ByteWords.load(start + 8)
    let next8 = ByteWords.nonName(nextWord)
    var length = first8 != 0 ? ByteWords.firstIndex(first8) : 8 &+ ByteWords.firstIndex(next8)
    if length == 16 || start[length] == UInt8(ascii: "$")
      || ByteWords.hasNonASCII(word | nextWord)
    {
      length = longNameLength(start)
    }
    cursor = start + length
    token.kind = .identifier
    let first = start.pointee
    if first == UInt8(ascii: "_") { return lexUnderscored(start, word, length) }
    token.isCapitalized = isUppercase(first)
    let keyword = keywords.keyword(start, word, length)
    if keyword != .none, previousKind != .dot || isKeywordAfterDot(keyword) {
      token.keyword = keyword
    }
  }

  /// Any word may name a member, but what declares on the next line shows that the name is missing.
  private mutating func isKeywordAfterDot(_ keyword: Keyword) -> Bool {
    keyword == .`init` || token.afterNewline && keyword.declares
  }

  private mutating func lexUnderscored(
    _ start: UnsafePointer<UInt8>, _ word: UInt64, _ length: Int
  ) {
    token.keyword = keywords.keyword(start, word, length)
    var letter = start + 1
    while letter.pointee == UInt8(ascii: "_") { letter += 1 }
    token.isCapitalized = isCapital(at: letter)
  }

  /// The length of a name of sixteen bytes or more, or with a `$` or a non-ASCII scalar in it or
  /// close by.
  @inline(never)
  private mutating func longNameLength(_ start: UnsafePointer<UInt8>) -> Int {
    var probe = start
    while true {
      let word = ByteWords.load(probe)
      if !ByteWords.hasNonASCII(word) {
        let rest = ByteWords.firstIndex(ByteWords.nonName(word))
        probe += rest
        if rest == 8 { continue }
      }
      guard continuesIdentifier[Int(probe.pointee)] else { return probe - start }
      if probe.pointee >= 0x80 {
        let (scalar, length) = decodeScalar(probe)
        if UnicodeClasses.startsOperator(scalar) { return probe - start }
        probe += length
      } else {
        probe += 1
      }
    }
  }

  private mutating func isCapital(at letter: UnsafePointer<UInt8>) -> Bool {
    letter.pointee < 0x80
      ? isUppercase(letter.pointee) : UnicodeClasses.isUppercase(decodeScalar(letter).0)
  }

  @inline(__always)
  private func isUppercase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// `` `name` ``: never a keyword; may hold anything but a backtick and a line break.
  private mutating func lexQuotedIdentifier() {
    var probe = cursor + 1
    while probe.pointee != UInt8(ascii: "`"), !isLineEnd(probe) { probe += 1 }
    guard probe.pointee == UInt8(ascii: "`"), probe > cursor + 1 else {
      note(.unterminatedName, at: token.start)
      return single(.other)
    }
    token.isCapitalized = isCapital(at: cursor + 1)
    token.isQuoted = true
    token.kind = .identifier
    cursor = probe + 1
  }

  private mutating func lexNumber() {
    token.kind = .number
    let isTupleIndex = previousKind == .dot && !token.afterSpace
    let isHex =
      cursor.pointee == UInt8(ascii: "0") && (cursor[1] | 0x20) == UInt8(ascii: "x")
    while true {
      let byte = cursor.pointee
      if continuesIdentifier[Int(byte)] {
        cursor += 1
        let exponent = isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")
        if byte | 0x20 == exponent, !isTupleIndex,
          cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-"),
          isDigit(cursor[1])
        {
          cursor += 1
        }
      } else if byte == UInt8(ascii: "."), !isTupleIndex, isDigit(cursor[1]) || isHex {
        guard !isHex || isHexFraction() else { return }
        cursor += 1
      } else {
        return
      }
    }
  }

  /// Whether hexadecimal digits and an exponent follow the current dot; otherwise a member does.
  private mutating func isHexFraction() -> Bool {
    var probe = cursor + 1
    guard isHexDigit(probe.pointee) else { return false }
    while isHexDigit(probe.pointee) || probe.pointee == UInt8(ascii: "_") { probe += 1 }
    return probe.pointee | 0x20 == UInt8(ascii: "p")
  }

  @inline(__always)
  private func isHexDigit(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return isDigit(byte) || (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f"))
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func lexNonASCII() {
    let scalar = decodeScalar(cursor).0
    if UnicodeClasses.startsOperator(scalar) { return lexSymbol() }
    lexIdentifier()
    token.isCapitalized = UnicodeClasses.isUppercase(scalar)
  }

  // MARK: - Operators

  /// A maximal run of operator characters; comment openers end it.
  private mutating func lexSymbol() {
    let start = cursor
    while true {
      let byte = cursor.pointee
      switch classes[Int(byte)] {
      case .symbol: cursor += 1
      case .slash:
        if cursor[1] == UInt8(ascii: "/") || cursor[1] == UInt8(ascii: "*"), cursor > start {
          return finishSymbol(start)
        }
        cursor += 1
      case .dot where start.pointee == UInt8(ascii: "."): cursor += 1
      case .nonASCII:
        let (scalar, length) = decodeScalar(cursor)
        guard UnicodeClasses.continuesOperator(scalar) else { return finishSymbol(start) }
        cursor += length
      default: return finishSymbol(start)
      }
    }
  }

  private mutating func finishSymbol(_ start: UnsafePointer<UInt8>) {
    token.kind = .symbol
    let length = cursor - start
    if length == 0 {
      cursor += 1
      token.kind = .other
    } else if length == 1, start.pointee == UInt8(ascii: "=") {
      token.kind = .equal
    } else if length == 2, start.pointee == UInt8(ascii: "-"), start[1] == UInt8(ascii: ">") {
      token.kind = .arrow
    } else if length == 1, start.pointee == UInt8(ascii: "<"), cursor.pointee == UInt8(ascii: "#") {
      lexPlaceholder()
    }
  }

  /// `<#text#>`, what an editor leaves for the user to fill in, stands for an expression.
  private mutating func lexPlaceholder() {
    guard cursor >= noPlaceholderBefore else { return }
    var probe = cursor + 1
    while !isLineEnd(probe) {
      if probe.pointee == UInt8(ascii: "#"), probe[1] == UInt8(ascii: ">") {
        cursor = probe + 2
        token.kind = .number
        return
      }
      probe += 1
    }
    noPlaceholderBefore = probe
  }

  /// A dot, or an operator that starts with one, such as `...` and `.==`.
  private mutating func lexDot() {
    let next = cursor[1]
    if next == UInt8(ascii: ".") || (classes[Int(next)] == .symbol && !isKeyPathPart(next)) {
      return lexSymbol()
    }
    single(.dot)
  }

  /// `?` and `!` after a dot are parts of a key path, as in `\.?.count`, unless an operator of that
  /// name is declared.
  private mutating func isKeyPathPart(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { return false }
    return cursor[2] != UInt8(ascii: "=") && previousKeyword != .func
      && previousKeyword != .operator
  }

  /// Takes the first byte off an operator, as types need it: `>>?` is three tokens there.
  mutating func splitSymbol() {
    let rest = base + Int(token.start) + 1
    guard offset(rest) < token.end else { return advance() }
    previousEnd = token.start + 1
    previousKind = .symbol
    token.start += 1
    token.afterSpace = false
    token.afterNewline = false
    let length = token.end - token.start
    if length == 1, rest.pointee == UInt8(ascii: "=") {
      token.kind = .equal
    } else if length == 2, rest.pointee == UInt8(ascii: "-"), rest[1] == UInt8(ascii: ">") {
      token.kind = .arrow
    }
  }

  // MARK: - `#`

  private mutating func lexPound() {
    var probe = cursor
    while probe.pointee == UInt8(ascii: "#") { probe += 1 }
    let hashes = probe - cursor
    if probe.pointee == UInt8(ascii: "\"") {
      cursor = probe
      return lexString(hashes: hashes)
    }
    if probe.pointee == UInt8(ascii: "/") {
      cursor = probe
      if lexRegex(hashes: hashes) { return }
      note(.unterminatedRegex, at: token.start)
      cursor = base + Int(token.start)
    }
    guard hashes == 1, classes[Int(probe.pointee)] == .identifier else {
      cursor = probe
      token.kind = .other
      return
    }
    while continuesIdentifier[Int(probe.pointee)] { probe += 1 }
    let name = UnsafeBufferPointer(start: cursor + 1, count: probe - cursor - 1)
    cursor = probe
    token.kind = Self.directive(name)
  }

  private static func directive(_ name: UnsafeBufferPointer<UInt8>) -> TokenKind {
    switch name.count {
    case 2 where name.elementsEqual("if".utf8): .poundIf
    case 4 where name.elementsEqual("else".utf8): .poundElse
    case 5 where name.elementsEqual("endif".utf8): .poundEndif
    case 6 where name.elementsEqual("elseif".utf8): .poundElseif
    default: .pound
    }
  }

  // MARK: - Helpers

  /// Whether the line, or the file, ends at `pointer`.
  @inline(__always)
  func isLineEnd(_ pointer: UnsafePointer<UInt8>) -> Bool {
    let byte = pointer.pointee
    return byte == 10 || byte == 13 || (byte == 0 && pointer >= end)
  }

  /// The scalar at `pointer` and its length; an invalid byte is a scalar of its own.
  mutating func decodeScalar(_ pointer: UnsafePointer<UInt8>) -> (UInt32, Int) {
    let first = UInt32(pointer.pointee)
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1
    guard length > 1 else { return (first, 1) }
    var scalar = first & (0x7f >> UInt32(length))
    for index in 1..<length {
      let byte = UInt32(pointer[index])
      guard byte & 0xc0 == 0x80 else { return (first, 1) }
      scalar = scalar << 6 | (byte & 0x3f)
    }
    return (scalar, length)
  }
}
