extension Lexer {
  /// Lexes a number, `1_000`, `1.5e-3`, `0x1p3`, or the index of a tuple element; `a.0.1` has two
  /// such indices.
  mutating func lexNumber() {
    token.kind = .number
    let isTupleIndex = previousKind == .dot && !token.afterSpace
    let isHex =
      cursor.pointee == UInt8(ascii: "0") && (cursor[1] | 0x20) == UInt8(ascii: "x")
    while true {
      let byte = cursor.pointee
      if continuesIdentifier[Int(byte)], !isNoBreakSpace(cursor) {
        cursor += 1
        let exponent = isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")
        if byte | 0x20 == exponent, !isTupleIndex,
          cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-"),
          isDigit(cursor[1])
        {
          cursor += 1
        }
      } else if byte == UInt8(ascii: "."), !isTupleIndex, isDigit(cursor[1]) || isHex {
        guard !isHex || isHexFraction() else { return }
        cursor += 1
      } else {
        return
      }
    }
  }

  /// Whether hexadecimal digits and an exponent follow the current dot, `0x1.8p3`; otherwise a
  /// member does, `0x1.description`.
  private mutating func isHexFraction() -> Bool {
    var probe = cursor + 1
    guard isHexDigit(probe.pointee) else { return false }
    while isHexDigit(probe.pointee) || probe.pointee == UInt8(ascii: "_") { probe += 1 }
    return probe.pointee | 0x20 == UInt8(ascii: "p")
  }

  @inline(__always)
  private func isHexDigit(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return isDigit(byte) || (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f"))
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
