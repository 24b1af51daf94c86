extension Lexer {
  /// Whether a slash may open a regular expression here. After a value on the same line it divides:
  /// `a / b`.
  mutating func mayStartRegex() -> Bool {
    token.afterNewline || !TokenKind.endsValue(previousKind, previousKeyword)
  }

  /// Lexes a regular expression literal at its slash, after `hashes` number signs.
  ///
  /// - Returns: false, without moving the cursor, if no regular expression begins here.
  mutating func lexRegex(hashes: Int) -> Bool {
    hashes > 0 ? lexExtendedRegex(hashes: hashes) : lexPlainRegex()
  }

  /// Lexes `/pattern/` according to the compiler's rules: on one line, no blank at either end, no
  /// comment opened by its closing slash, and no closing parenthesis without its opening one, so
  /// that `(/)` and `reduce(1, /)` stay operators. Parentheses in a character class such as `[^)]`
  /// stand for themselves.
  private mutating func lexPlainRegex() -> Bool {
    guard previousKeyword != .func, previousKeyword != .operator else { return false }
    guard cursor >= noPlainRegexBefore else { return false }
    var probe = cursor + 1
    if isBlank(probe.pointee) || opensComment(probe.pointee) { return false }
    var groups = 0
    var classes = 0
    var lastBlank = cursor
    pattern: while !isLineEnd(probe) {
      switch probe.pointee {
      case UInt8(ascii: "\\") where !isLineEnd(probe + 1): probe += 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]") where classes > 0: classes -= 1
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        if groups < 0 { break pattern }
      case UInt8(ascii: "/"):
        if lastBlank == probe - 1, lastBlank > cursor { break pattern }
        if opensComment(probe[1]) { break pattern }
        cursor = probe + 1
        token.kind = .regex
        return true
      case let byte where isBlank(byte): lastBlank = probe
      default: break
      }
      probe += 1
    }
    // An expression that began at any other slash before `probe` would fail at `probe` as well.
    noPlainRegexBefore = probe
    return false
  }

  /// Lexes `#/pattern/#`, which may span lines if its opening slash is the last on its line.
  private mutating func lexExtendedRegex(hashes: Int) -> Bool {
    guard cursor >= noRegexBefore else { return false }
    var probe = cursor + 1
    while isBlank(probe.pointee) { probe += 1 }
    let isMultiline = isLineEnd(probe)
    probe = cursor + 1
    while probe < end, isMultiline || !isLineEnd(probe) {
      if probe.pointee == UInt8(ascii: "\\") {
        probe += 2
        continue
      }
      if probe.pointee == UInt8(ascii: "/") {
        var close = probe + 1
        while close.pointee == UInt8(ascii: "#"), close - probe <= hashes { close += 1 }
        if close - probe - 1 == hashes {
          cursor = close
          token.kind = .regex
          return true
        }
      }
      probe += 1
    }
    noRegexBefore = probe
    return false
  }

  @inline(__always)
  private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  /// Whether a slash before `byte` opens a comment.
  @inline(__always)
  private func opensComment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
  }
}
