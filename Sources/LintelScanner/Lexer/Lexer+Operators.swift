extension Lexer {
  /// A maximal run of operator characters; comment openers end it.
  mutating func lexSymbol() {
    let start = cursor
    while true {
      let byte = cursor.pointee
      switch classes[Int(byte)] {
      case .symbol: cursor += 1
      case .slash:
        if cursor[1] == UInt8(ascii: "/") || cursor[1] == UInt8(ascii: "*"), cursor > start {
          return finishSymbol(start)
        }
        cursor += 1
      case .dot where start.pointee == UInt8(ascii: "."): cursor += 1
      case .latin, .nonASCII:
        let (scalar, length) = decodeScalar(cursor)
        guard UnicodeClasses.continuesOperator(scalar) else { return finishSymbol(start) }
        cursor += length
      default: return finishSymbol(start)
      }
    }
  }

  private mutating func finishSymbol(_ start: UnsafePointer<UInt8>) {
    token.kind = .symbol
    let length = cursor - start
    if length == 0 {
      cursor += 1
      token.kind = .other
    } else if length == 1, start.pointee == UInt8(ascii: "=") {
      token.kind = .equal
    } else if length == 2, start.pointee == UInt8(ascii: "-"), start[1] == UInt8(ascii: ">") {
      token.kind = .arrow
    } else if length == 1, start.pointee == UInt8(ascii: "<"), cursor.pointee == UInt8(ascii: "#") {
      lexPlaceholder()
    }
  }

  /// A dot, or an operator that starts with one, such as `...` and `.==`.
  mutating func lexDot() {
    let next = cursor[1]
    if next == UInt8(ascii: ".") || (classes[Int(next)] == .symbol && !isKeyPathPart(next)) {
      return lexSymbol()
    }
    single(.dot)
  }

  /// `?` and `!` after a dot are parts of a key path, as in `\.?.count`, unless an operator of that
  /// name is declared.
  private mutating func isKeyPathPart(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { return false }
    return cursor[2] != UInt8(ascii: "=") && previousKeyword != .func
      && previousKeyword != .operator
  }
}
