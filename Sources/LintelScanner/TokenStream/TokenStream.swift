/// The tokens of a file, with tests of the current token, the tokens that follow, and the token
/// before.
///
/// Hides the bytes of the file, and the copies of the lexer that look ahead.
///
/// Every method is `mutating`, even if it only tests something: to call a method that is not
/// `mutating`, the compiler copies the whole value, which took a twelfth of the time of a scan.
struct TokenStream: ~Copyable {
  /// A state of the stream, from which tokens can be read again.
  typealias Position = Lexer

  var lexer: Lexer
  /// Whether a bracket, or a clause of `#if`, seems to have no counterpart.
  var isOutOfStep = false

  /// The memory that all copies of the lexer share.
  private let memory: UnsafeMutablePointer<LexerMemory>

  /// Creates a stream at the end of an empty file.
  init() {
    memory = .allocate(capacity: 1)
    memory.initialize(to: LexerMemory())
    lexer = Lexer(base: Self.nothing, count: 0, openStrings: OpenStrings(memory: memory))
  }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// An empty, padded file.
  private nonisolated(unsafe) static let nothing: UnsafePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: SourceBuffer.padding)
    bytes.initialize(repeating: 0, count: SourceBuffer.padding)
    return UnsafePointer(bytes)
  }()

  /// Sets the types that begin with no capital letter, for all files.
  mutating func expect(_ types: SmallTypeNames) { memory.pointee.smallTypes = types }

  /// Whether the current token, after `@`, is the name of a type.
  mutating func atTypeAttribute() -> Bool { token.isCapitalized || lexer.isSmallAttribute() }

  /// Moves to the first token of a file.
  mutating func begin(_ source: borrowing SourceBuffer) {
    memory.pointee.reset()
    isOutOfStep = false
    lexer = firstLexer(of: source)
  }

  /// Notes the brackets of a file that have no counterpart, if there may be any. To be called after
  /// the file has been read.
  mutating func matchBrackets(of source: borrowing SourceBuffer) {
    guard isOutOfStep || lexer.openStrings.isOpen else { return }
    BracketMatcher.match(firstLexer(of: source))
  }

  /// Notes that nothing is read from the current token on.
  mutating func noteNestedTooDeep() { lexer.note(.nestedTooDeep, at: lexer.token.start) }

  private mutating func firstLexer(of source: borrowing SourceBuffer) -> Lexer {
    Lexer(base: source.base, count: source.count, openStrings: OpenStrings(memory: memory))
  }

  /// Returns the directives up to the current token, ordered by offset.
  mutating func directives() -> [DirectiveFact] { memory.pointee.directives.toArray() }

  /// Returns the mistakes found in the source, ordered by offset.
  mutating func diagnostics() -> [DiagnosticFact] { memory.pointee.sortedDiagnostics() }

  /// Returns the offsets of U+00A0 used as a blank between tokens.
  mutating func noBreakSpaces() -> [UInt32] { memory.pointee.noBreakSpaces.toArray() }

  // MARK: - What is here

  var token: Token {
    @inline(__always) get { lexer.token }
  }

  /// Whether a line break stands before the current token.
  var afterNewline: Bool {
    @inline(__always) get { lexer.token.afterNewline }
  }

  /// Whether white space or a comment stands before the current token.
  var afterSpace: Bool {
    @inline(__always) get { lexer.token.afterSpace }
  }

  /// The bytes of the current token.
  var text: UnsafeBufferPointer<UInt8> {
    @inline(__always) get { lexer.text }
  }

  @inline(__always)
  mutating func at(_ kind: TokenKind) -> Bool { lexer.token.kind == kind }

  @inline(__always)
  mutating func at(_ keyword: Keyword) -> Bool { lexer.token.keyword == keyword }

  /// Whether the current token is an operator that begins with `mark`, an ASCII character.
  @inline(__always)
  mutating func atSymbol(_ mark: Unicode.Scalar) -> Bool {
    lexer.token.kind == .symbol && byte(at: lexer.token.start) == UInt8(ascii: mark)
  }

  /// Whether the current token is the operator `mark`, an ASCII character, and nothing else.
  @inline(__always)
  mutating func atWholeSymbol(_ mark: Unicode.Scalar) -> Bool {
    lexer.token.end - lexer.token.start == 1 && atSymbol(mark)
  }

  // MARK: - Moving on

  @inline(__always)
  mutating func advance() { lexer.advance() }

  /// Moves past the current token if it is of `kind`.
  ///
  /// - Returns: whether it is.
  @inline(__always)
  @discardableResult
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard lexer.token.kind == kind else { return false }
    lexer.advance()
    return true
  }

  /// Moves past the current token if it is the word `keyword`.
  ///
  /// - Returns: whether it is.
  @inline(__always)
  @discardableResult
  mutating func eat(_ keyword: Keyword) -> Bool {
    guard lexer.token.keyword == keyword else { return false }
    lexer.advance()
    return true
  }

  /// Removes the first byte of an operator, as types require: in a type, `>>?` is three tokens.
  @inline(__always)
  mutating func splitSymbol() { lexer.splitSymbol() }

  /// Forgets the open parenthesis at `offset`, or the string whose interpolation opens there.
  mutating func abandonParen(at offset: UInt32) { lexer.abandonParen(at: offset) }

  // MARK: - What follows

  /// The token after the current one.
  mutating func peek() -> Token {
    var ahead = lexer
    ahead.advance()
    return ahead.token
  }

  var position: Position {
    @inline(__always) get { lexer }
  }

  /// Moves back or forward to a position of this stream.
  @inline(__always)
  mutating func move(to position: Position) { lexer = position }

  // MARK: - What came before

  /// The offset of the end of the token before the current one.
  var previousEnd: UInt32 {
    @inline(__always) get { lexer.previousEnd }
  }

  var previousKind: TokenKind {
    @inline(__always) get { lexer.previousKind }
    @inline(__always) set { lexer.previousKind = newValue }
  }

  var previousKeyword: Keyword {
    @inline(__always) get { lexer.previousKeyword }
    @inline(__always) set { lexer.previousKeyword = newValue }
  }

  // MARK: - Bytes

  @inline(__always)
  mutating func byte(at offset: UInt32) -> UInt8 { lexer.base[Int(offset)] }

  /// The byte right after the current token.
  var nextByte: UInt8 {
    @inline(__always) get { lexer.cursor.pointee }
  }

  /// The byte after the current token and one space; `nil` if no space follows the token.
  var byteAfterSpace: UInt8? {
    @inline(__always) get { lexer.cursor.pointee == 32 ? lexer.cursor[1] : nil }
  }

  @inline(__always)
  mutating func isText(of token: Token, _ word: StaticString) -> Bool {
    let count = Int(token.end - token.start)
    guard count == word.utf8CodeUnitCount else { return false }
    let start = lexer.base + Int(token.start)
    for index in 0..<count where start[index] != word.utf8Start[index] { return false }
    return true
  }

  @inline(__always)
  mutating func isWildcard(_ token: Token) -> Bool {
    token.end - token.start == 1 && byte(at: token.start) == UInt8(ascii: "_")
  }
}
