extension Lexer {
  /// Lexes a string at its first quote, after `hashes` number signs.
  mutating func lexString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    var isMultiline = false
    if cursor[1] == quote, cursor[2] == quote {
      isMultiline = hashes == 0 || !closesOnThisLine(cursor + 1, hashes: hashes)
    }
    cursor += isMultiline ? 3 : 1
    if scanStringText(hashes: hashes, isMultiline: isMultiline) {
      openStrings.push(start: token.start, hashes: hashes, isMultiline: isMultiline)
      token.kind = .interpolationOpen
    } else {
      token.kind = .string
    }
  }

  /// Continues the string around the interpolation that ends at the cursor.
  mutating func resumeString() {
    cursor += 1
    let string = openStrings.innermost
    if scanStringText(hashes: Int(string.hashes), isMultiline: string.isMultiline) {
      token.kind = .interpolationNext
    } else {
      openStrings.pop()
      token.kind = .interpolationClose
    }
  }

  /// Forgets the open parenthesis at `offset`, or the string whose interpolation opens there.
  mutating func abandonParen(at offset: UInt32) {
    let isInterpolation = base[Int(offset)] != UInt8(ascii: "(")
    if isInterpolation, openStrings.isInside {
      openStrings.pop()
    } else if openStrings.parenDepth > 0 {
      openStrings.parenDepth -= 1
    }
  }

  /// Whether a raw string that begins with three quotes ends on its line: `#"""#` contains one
  /// quote.
  private mutating func closesOnThisLine(_ start: UnsafePointer<UInt8>, hashes: Int) -> Bool {
    var probe = start
    while !isLineEnd(probe) {
      if probe.pointee == UInt8(ascii: "\""), hasHashes(probe + 1, hashes) { return true }
      probe += 1
    }
    return false
  }

  private mutating func hasHashes(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var probe = start
    while probe - start < count {
      guard probe.pointee == UInt8(ascii: "#") else { return false }
      probe += 1
    }
    return true
  }

  /// Moves past the text of a string and its closing quotes, or past the next `\(`.
  ///
  /// A one-line string that is not closed ends with its line.
  ///
  /// - Returns: whether an interpolation starts at the cursor.
  private mutating func scanStringText(hashes: Int, isMultiline: Bool) -> Bool {
    while true {
      let word = ByteWords.load(cursor)
      let mask =
        ByteWords.control(word) | ByteWords.equal(word, UInt8(ascii: "\""))
        | ByteWords.equal(word, UInt8(ascii: "\\"))
      cursor += ByteWords.firstIndex(mask)
      if mask == 0 { continue }
      switch cursor.pointee {
      case UInt8(ascii: "\""):
        cursor += 1
        if isMultiline {
          guard cursor[0] == UInt8(ascii: "\""), cursor[1] == UInt8(ascii: "\"") else { continue }
          guard hasHashes(cursor + 2, hashes) else { continue }
          cursor += 2 + hashes
          return false
        }
        if hasHashes(cursor, hashes) {
          cursor += hashes
          return false
        }
      case UInt8(ascii: "\\"):
        cursor += 1
        guard hasHashes(cursor, hashes) else { continue }
        cursor += hashes
        if cursor.pointee == UInt8(ascii: "(") {
          cursor += 1
          return true
        }
        if !isLineEnd(cursor) { cursor += 1 }
      case 10, 13:
        if !isMultiline {
          noteUnterminatedString()
          return false
        }
        cursor += 1
      case 0:
        if cursor >= end {
          noteUnterminatedString()
          return false
        }
        cursor += 1
      default: cursor += 1
      }
    }
  }
}
