extension Lexer {
  /// Skips a byte-order mark, a `#!` line and a conflict marker at the start of the file.
  mutating func skipFileStart() {
    if cursor[0] == 0xef, cursor[1] == 0xbb, cursor[2] == 0xbf { cursor += 3 }
    if cursor[0] == UInt8(ascii: "#"), cursor[1] == UInt8(ascii: "!") { skipLine() }
    skipConflictMarker()
  }

  /// Skips white space and comments, and records in the token whether there were any.
  mutating func skipTrivia() {
    var sawNewline = false
    let start = cursor
    while true {
      switch cursor.pointee {
      case 10, 13:
        sawNewline = true
        cursor += 1
        if cursor.pointee == 32 {
          skipSpaces()
        } else if classes[Int(cursor.pointee)] == .symbol {
          skipConflictMarker()
        }
      case 32: skipSpaces()
      case 9, 11, 12: cursor += 1
      case UInt8(ascii: "/"):
        if cursor[1] == UInt8(ascii: "/") {
          noteDirective()
          skipLine()
        } else if cursor[1] == UInt8(ascii: "*") {
          noteDirective()
          if skipBlockComment() { sawNewline = true }
        } else {
          return note(sawNewline, start)
        }
      case 0:
        // A zero byte inside the file counts as a space; the first of the padding ends the file.
        guard cursor < end else { return note(true, start) }
        cursor += 1
      case 0xc2 where isNoBreakSpace(cursor):
        openStrings.memory.pointee.noBreakSpaces.append(offset(cursor))
        cursor += 2
      default: return note(sawNewline, start)
      }
    }
  }

  /// Skips a line such as `<<<<<<< HEAD`, which a merge leaves behind; both sides of the conflict
  /// are read.
  private mutating func skipConflictMarker() {
    let mark = cursor.pointee
    switch mark {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
    default: return
    }
    for index in 1..<7 where cursor[index] != mark { return }
    guard cursor[7] == 32 || isLineEnd(cursor + 7) else { return }
    note(.conflictMarker, at: offset(cursor))
    skipLine()
  }

  @inline(__always)
  private mutating func note(_ sawNewline: Bool, _ start: UnsafePointer<UInt8>) {
    token = Token(afterNewline: sawNewline, afterSpace: cursor != start || sawNewline)
  }

  @inline(__always)
  private mutating func skipSpaces() {
    while true {
      let count = ByteWords.firstIndex(ByteWords.nonSpace(ByteWords.load(cursor)))
      cursor += count
      if count < 8 { return }
    }
  }

  private mutating func skipLine() {
    while true {
      let mask = ByteWords.control(ByteWords.load(cursor))
      cursor += ByteWords.firstIndex(mask)
      // The mask also marks other bytes below the space, such as tabs, which do not end a line.
      if mask != 0 {
        if isLineEnd(cursor) { return }
        cursor += 1
      }
    }
  }

  /// Skips a block comment with the comments nested in it. An unterminated one ends with the file.
  ///
  /// - Returns: whether it contains a line break.
  private mutating func skipBlockComment() -> Bool {
    var depth = 1
    var sawNewline = false
    let start = cursor
    cursor += 2
    while cursor < end {
      let word = ByteWords.load(cursor)
      let mask =
        ByteWords.control(word) | ByteWords.equal(word, UInt8(ascii: "*"))
        | ByteWords.equal(word, UInt8(ascii: "/"))
      cursor += ByteWords.firstIndex(mask)
      if mask == 0 { continue }
      switch cursor.pointee {
      case UInt8(ascii: "*") where cursor[1] == UInt8(ascii: "/"):
        cursor += 2
        depth -= 1
        if depth == 0 { return sawNewline }
      case UInt8(ascii: "/") where cursor[1] == UInt8(ascii: "*"):
        cursor += 2
        depth += 1
      case 10, 13:
        sawNewline = true
        cursor += 1
      default: cursor += 1
      }
    }
    cursor = end
    note(.unterminatedComment, at: offset(start))
    return sawNewline
  }
}
