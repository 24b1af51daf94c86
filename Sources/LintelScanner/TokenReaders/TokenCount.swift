/// How many tokens a source file has; what a scan spends on telling tokens apart, and no more.
package func tokenCount(of source: borrowing SourceBuffer) -> Int {
  var count = 0
  Lexer.walk(source) { _ in count &+= 1 }
  return count
}
