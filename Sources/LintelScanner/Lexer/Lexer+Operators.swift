extension Lexer {
  /// Lexes a maximal run of operator characters, which ends before a comment.
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

  /// Lexes a dot, or an operator that begins with one, such as `...` and `.==`.
  mutating func lexDot() {
    let next = cursor[1]
    if next == UInt8(ascii: ".") || (classes[Int(next)] == .symbol && !isKeyPathPart(next)) {
      return lexSymbol()
    }
    single(.dot)
  }

  /// Whether `byte`, after a dot, is a part of a key path, as in `\.?.count` or `\Row.?`, rather
  /// than of an operator: one that is being declared, as in `prefix func .! (`, a prefix operator,
  /// as in `.!mask`, or `.!=`.
  private mutating func isKeyPathPart(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { return false }
    return cursor[2] != UInt8(ascii: "=") && previousKeyword != .func
      && previousKeyword != .operator && isJoinedToValue()
  }

  /// Whether the byte before the cursor is neither blank nor an opening bracket or a separator.
  private func isJoinedToValue() -> Bool {
    guard cursor > base else { return false }
    switch cursor[-1] {
    case 0...32, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"):
      return false
    default: return true
    }
  }
}
