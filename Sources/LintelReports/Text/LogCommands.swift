extension [UInt8] {
  /// The UTF-8 text without commands to the service that keeps it as the log of a build.
  ///
  /// Such services obey `::stop-commands::x` at the start of a line, and `##[group]`, `##vso[…]`
  /// and `##teamcity[…]` anywhere; one character of each command is written out as `\u{…}`.
  package var withoutLogCommands: [UInt8] {
    let starts = commandStarts()
    if starts.isEmpty { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count + starts.count * 5)
    var copied = 0
    for start in starts {
      result += self[copied..<start]
      result += "\\u{\(String(self[start], radix: 16, uppercase: true))}".utf8
      copied = start + 1
    }
    return result + self[copied...]
  }

  /// Returns the indices of the bytes to write out, one in each command.
  private func commandStarts() -> [Int] {
    var starts: [Int] = []
    var isLineStart = true
    var position = 0
    while position < count {
      if isLineStart {
        position = endOfBlanks(from: position)
        isLineStart = false
        if hasPair(of: UInt8(ascii: ":"), at: position) { starts.append(position) }
      } else {
        if self[position] == UInt8(ascii: "\n") {
          isLineStart = true
        } else if hasPair(of: UInt8(ascii: "#"), at: position), isBracket(after: position + 2) {
          starts.append(position + 1)
        }
        position += 1
      }
    }
    return starts
  }

  private func hasPair(of byte: UInt8, at position: Int) -> Bool {
    position + 1 < count && self[position] == byte && self[position + 1] == byte
  }

  /// Whether an opening bracket begins at `position`, or after letters that begin there: `vso[`.
  private func isBracket(after position: Int) -> Bool {
    var end = position
    while end < count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self[end] | 0x20) {
      end += 1
    }
    return end < count && self[end] == UInt8(ascii: "[")
  }

  /// Returns the index of the first byte of a line that belongs neither to a blank nor to a colour
  /// sequence.
  private func endOfBlanks(from start: Int) -> Int {
    var position = start
    while position < count {
      let byte = self[position]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        position += 1
      } else if byte == 0x1B {
        let end = self[position...].firstIndex(of: UInt8(ascii: "m"))
        position = (end ?? position) + 1
      } else if byte >= 0x80, let blank = wideBlank(at: position) {
        position += blank
      } else {
        return position
      }
    }
    return position
  }

  /// Returns the length in bytes of a blank outside of ASCII; `nil` if there is none at `position`.
  private func wideBlank(at position: Int) -> Int? {
    let text = String(decoding: self[position..<Swift.min(position + 4, count)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar.properties.isWhitespace else { return nil }
    return String(scalar).utf8.count
  }
}

extension String {
  /// See ``Swift/Array/withoutLogCommands``.
  package var withoutLogCommands: String {
    String(decoding: Array(utf8).withoutLogCommands, as: UTF8.self)
  }
}
