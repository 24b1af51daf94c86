extension Lexer {
  /// Records the comment whose two opening bytes are at the cursor, if it begins with `lintel:`.
  @inline(__always)
  mutating func noteDirective() {
    var probe = cursor + 2
    while probe.pointee == 32 || probe.pointee == 9 { probe += 1 }
    if probe.pointee == UInt8(ascii: "l") { noteDirective(at: probe) }
  }

  @inline(never)
  private mutating func noteDirective(at start: UnsafePointer<UInt8>) {
    let word: StaticString = "lintel:"
    for index in 0..<word.utf8CodeUnitCount where start[index] != word.utf8Start[index] { return }
    let isBlock = cursor[1] == UInt8(ascii: "*")
    var probe = start
    while !isLineEnd(probe) {
      if isBlock, probe.pointee == UInt8(ascii: "*"), probe[1] == UInt8(ascii: "/") { break }
      probe += 1
    }
    while probe[-1] == 32 || probe[-1] == 9 { probe -= 1 }
    openStrings.memory.pointee.add(DirectiveFact(offset: offset(start), end: offset(probe)))
  }
}
