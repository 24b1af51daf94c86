extension Lexer {
  /// Calls `body` with each token of a file, in order.
  @inline(__always)
  static func walk(_ source: borrowing SourceBuffer, _ body: (Token) -> Void) {
    let memory = UnsafeMutablePointer<LexerMemory>.allocate(capacity: 1)
    memory.initialize(to: LexerMemory())
    defer {
      memory.deinitialize(count: 1)
      memory.deallocate()
    }
    var lexer = Lexer(
      base: source.base, count: source.count, openStrings: OpenStrings(memory: memory))
    while lexer.token.kind != .endOfFile {
      body(lexer.token)
      lexer.advance()
    }
  }
}
