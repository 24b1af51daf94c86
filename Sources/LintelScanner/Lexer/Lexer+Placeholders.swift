extension Lexer {
  /// Lexes `<#text#>`, a placeholder that an editor leaves for the user to fill in, as if it were a
  /// number, because it stands for an expression.
  mutating func lexPlaceholder() {
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
}
