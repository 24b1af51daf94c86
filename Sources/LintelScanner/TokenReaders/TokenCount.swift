/// Returns the number of tokens in a source file, to measure how long the lexer alone takes.
package func tokenCount(of source: borrowing SourceBuffer) -> Int {
  var count = 0
  Lexer.walk(source) { _ in count &+= 1 }
  return count
}
