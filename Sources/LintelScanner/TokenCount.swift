/// How many tokens a source file has; what a scan spends on telling tokens apart, and no more.
package func tokenCount(of source: borrowing SourceBuffer) -> Int {
  let stack = UnsafeMutablePointer<GrowBuffer<OpenStrings.Entry>>.allocate(capacity: 1)
  stack.initialize(to: GrowBuffer(capacity: 16))
  defer {
    stack.deinitialize(count: 1)
    stack.deallocate()
  }
  var lexer = Lexer(
    base: source.base, count: source.count, openStrings: OpenStrings(stack: stack))
  var count = 0
  while lexer.token.kind != .endOfFile {
    count &+= 1
    lexer.advance()
  }
  return count
}
