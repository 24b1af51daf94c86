extension Lexer {
  @inline(__always)
  mutating func lexIdentifier() {
    let start = cursor
    let word = ByteWords.load(start)
    // Half of all names have more than eight bytes, so a branch on the length would often be
    // mispredicted. Both words are therefore tested for every name.
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
    if hasSmallTypes { noteSmallType() }
  }

  /// Treats the name of a type of the project as capitalised: `eBayClient()`. Few projects have
  /// such types, and in most of their files none is used.
  @inline(never)
  private mutating func noteSmallType() {
    guard !token.isCapitalized, token.isQuoted || token.keyword == .none else { return }
    if openStrings.memory.pointee.smallTypes.inExpressions.contains(nameToCursor) {
      token.isCapitalized = true
    }
  }

  /// The name from the start of the token to the cursor, without backticks.
  private var nameToCursor: String {
    let start = base + Int(token.start)
    let quote = token.isQuoted ? 1 : 0
    return String(
      decoding: UnsafeBufferPointer(start: start + quote, count: cursor - start - 2 * quote),
      as: UTF8.self)
  }

  /// Whether the current token, after `@`, is the name of a type of the project.
  mutating func isSmallAttribute() -> Bool {
    hasSmallTypes
      && openStrings.memory.pointee.smallTypes.inAttributes.contains(
        String(decoding: text.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self))
  }

  /// Whether `keyword` remains a keyword after a dot. Any word may name a member, but a declaration
  /// keyword on the next line shows that the name is missing: `a.` before `func f() {}`.
  private mutating func isKeywordAfterDot(_ keyword: Keyword) -> Bool {
    keyword == .`init` || token.afterNewline && keyword.declares
  }

  /// Finishes a name that begins with `_`. It counts as capitalised if its first character after
  /// the underscores is upper-case: `_Row`.
  private mutating func lexUnderscored(
    _ start: UnsafePointer<UInt8>, _ word: UInt64, _ length: Int
  ) {
    token.keyword = keywords.keyword(start, word, length)
    var letter = start + 1
    while letter.pointee == UInt8(ascii: "_") { letter += 1 }
    token.isCapitalized = isCapital(at: letter)
    if hasSmallTypes { noteSmallType() }
  }

  /// Returns the length of a name that has sixteen bytes or more, or that has a `$` or a non-ASCII
  /// scalar in it or in the bytes right after it.
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
        if UnicodeClasses.startsOperator(scalar) || isNoBreakSpace(probe) { return probe - start }
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

  /// Lexes `` `name` ``, which is never a keyword and may contain anything but backticks and line
  /// breaks.
  mutating func lexQuotedIdentifier() {
    guard let end = endOfQuotedName(cursor) else {
      note(.unterminatedName, at: token.start)
      return single(.other)
    }
    token.isCapitalized = isCapital(at: cursor + 1)
    token.isQuoted = true
    token.kind = .identifier
    cursor = end
    if hasSmallTypes { noteSmallType() }
  }

  /// Returns the end of the quoted name that begins at `start`, or `nil` if there is none.
  mutating func endOfQuotedName(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard start.pointee == UInt8(ascii: "`") else { return nil }
    var probe = start + 1
    while probe.pointee != UInt8(ascii: "`"), !isLineEnd(probe) { probe += 1 }
    return probe.pointee == UInt8(ascii: "`") && probe > start + 1 ? probe + 1 : nil
  }

  /// Lexes an operator or a name that begins with a non-ASCII scalar: `≤`, `été`.
  mutating func lexNonASCII() {
    let scalar = decodeScalar(cursor).0
    if UnicodeClasses.startsOperator(scalar) { return lexSymbol() }
    lexIdentifier()
    token.isCapitalized = UnicodeClasses.isUppercase(scalar)
    if hasSmallTypes { noteSmallType() }
  }
}
