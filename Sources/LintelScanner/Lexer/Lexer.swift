/// A lexer, which turns bytes into tokens, one at a time.
///
/// A plain value: the parser looks ahead by keeping a copy and returning to it. Interpolations need
/// no recursion, because the lexer remembers the strings that it is inside of, and continues with
/// their text after the closing parenthesis.
///
/// As in ``Parser``, every method that is not inlined is `mutating`.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  var token = Token()
  /// The offset after the previous token.
  var previousEnd: UInt32 = 0
  /// The kind and keyword of the previous token; a semicolon before the first token.
  var previousMark = Token().mark

  /// No placeholder that begins before the first pointer is closed, and no extended regular
  /// expression that begins before the second. Otherwise, the lexer would search for the end of
  /// each of many unclosed placeholders or expressions.
  var noPlaceholderBefore: UnsafePointer<UInt8>
  var noRegexBefore: UnsafePointer<UInt8>
  /// The pointer before which no plain regular expression can begin, for the same reason.
  var noPlainRegexBefore: UnsafePointer<UInt8>

  /// The strings whose interpolations are being read, innermost last.
  var openStrings: OpenStrings

  let classes: UnsafePointer<ByteClass>
  let continuesIdentifier: UnsafePointer<Bool>
  let keywords: KeywordTable
  /// Whether there are types that begin with no capital letter; see ``SmallTypeNames``.
  let hasSmallTypes: Bool

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

  /// Whether U+00A0, which Option-Space types, is at `pointer`. It is the only non-ASCII scalar
  /// that the compiler treats as a blank.
  @inline(__always)
  func isNoBreakSpace(_ pointer: UnsafePointer<UInt8>) -> Bool {
    pointer.pointee == 0xc2 && pointer[1] == 0xa0
  }

  /// Returns the scalar at `pointer` and its length in bytes; an invalid byte counts as a scalar.
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

  /// Records that the source is damaged at `offset`; the lexer continues as if it were not.
  @inline(never)
  mutating func note(_ what: DiagnosticKind, at offset: UInt32) {
    openStrings.memory.pointee.diagnostics.append(DiagnosticFact(offset: offset, what: what))
  }

  /// Records that the string whose text ends at the cursor has no closing quote.
  @inline(never)
  mutating func noteUnterminatedString() {
    // After an interpolation the token begins with the closing parenthesis.
    let isResumed = base[Int(token.start)] == UInt8(ascii: ")")
    note(.unterminatedString, at: isResumed ? openStrings.innermost.start : token.start)
  }
}
