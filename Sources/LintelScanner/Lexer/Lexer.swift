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
  var previousMark = Token().mark

  /// Up to where no placeholder is closed, and no extended regular expression: found out once, so
  /// that openers without end are not searched for again and again.
  var noPlaceholderBefore: UnsafePointer<UInt8>
  var noRegexBefore: UnsafePointer<UInt8>
  /// Up to where no plain regular expression can start, for the same reason.
  var noPlainRegexBefore: UnsafePointer<UInt8>

  /// Strings whose interpolation is being read, innermost last.
  var openStrings: OpenStrings

  let classes: UnsafePointer<ByteClass>
  let continuesIdentifier: UnsafePointer<Bool>
  let keywords: KeywordTable

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

  @inline(__always)
  mutating func single(_ kind: TokenKind) {
    cursor += 1
    token.kind = kind
  }

  /// Whether the line, or the file, ends at `pointer`.
  @inline(__always)
  func isLineEnd(_ pointer: UnsafePointer<UInt8>) -> Bool {
    let byte = pointer.pointee
    return byte == 10 || byte == 13 || (byte == 0 && pointer >= end)
  }

  /// Whether U+00A0 is at `pointer`, which Option-Space types: the only scalar beyond ASCII that
  /// the compiler takes for a blank.
  @inline(__always)
  func isNoBreakSpace(_ pointer: UnsafePointer<UInt8>) -> Bool {
    pointer.pointee == 0xc2 && pointer[1] == 0xa0
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

  /// Notes that the source is damaged at `offset`; goes on as if it were not.
  @inline(never)
  mutating func note(_ what: DiagnosticKind, at offset: UInt32) {
    openStrings.memory.pointee.diagnostics.append(DiagnosticFact(offset: offset, what: what))
  }

  /// Notes that the string whose text ends at the cursor has no closing quote.
  @inline(never)
  mutating func noteUnterminatedString() {
    // After an interpolation the token starts with its parenthesis.
    let isResumed = base[Int(token.start)] == UInt8(ascii: ")")
    note(.unterminatedString, at: isResumed ? openStrings.innermost.start : token.start)
  }
}
