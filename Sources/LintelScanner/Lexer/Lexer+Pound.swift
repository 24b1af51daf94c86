extension Lexer {
  /// Lexes a token that begins with `#`: `#if`, `#name`, `#"text"#`, `#/pattern/#`.
  mutating func lexPound() {
    var probe = cursor
    while probe.pointee == UInt8(ascii: "#") { probe += 1 }
    let hashes = probe - cursor
    if probe.pointee == UInt8(ascii: "\"") {
      cursor = probe
      return lexString(hashes: hashes)
    }
    if probe.pointee == UInt8(ascii: "/") {
      cursor = probe
      if lexRegex(hashes: hashes) { return }
      note(.unterminatedRegex, at: token.start)
      cursor = base + Int(token.start)
    }
    if hashes == 1, let end = endOfQuotedName(probe) {
      cursor = end
      token.kind = .pound
      return
    }
    guard hashes == 1, classes[Int(probe.pointee)] == .identifier else {
      cursor = probe
      token.kind = .other
      return
    }
    while continuesIdentifier[Int(probe.pointee)], !isNoBreakSpace(probe) { probe += 1 }
    let name = UnsafeBufferPointer(start: cursor + 1, count: probe - cursor - 1)
    cursor = probe
    token.kind = Self.directive(name)
  }

  private static func directive(_ name: UnsafeBufferPointer<UInt8>) -> TokenKind {
    switch name.count {
    case 2 where name.elementsEqual("if".utf8): .poundIf
    case 4 where name.elementsEqual("else".utf8): .poundElse
    case 5 where name.elementsEqual("endif".utf8): .poundEndif
    case 6 where name.elementsEqual("elseif".utf8): .poundElseif
    default: .pound
    }
  }
}
