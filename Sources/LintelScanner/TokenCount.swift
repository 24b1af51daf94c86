/// How many tokens a source file has; what a scan spends on telling tokens apart, and no more.
package func tokenCount(of source: borrowing SourceBuffer) -> Int {
  let memory = UnsafeMutablePointer<LexerMemory>.allocate(capacity: 1)
  memory.initialize(to: LexerMemory())
  defer {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
  var lexer = Lexer(
    base: source.base, count: source.count, openStrings: OpenStrings(memory: memory))
  var count = 0
  while lexer.token.kind != .endOfFile {
    count &+= 1
    lexer.advance()
  }
  return count
}
