import LintelText

/// Texts with positions, stored one after the other, so that many patterns can be matched quickly.
package struct TextTable {
  /// The number of patterns that are compared with all texts before the texts are sorted. Sorting
  /// takes as long as a few dozen of these searches.
  private static let patternsBeforeOrder = 32

  private var bytes: [UInt8] = []
  private var entries: [(position: Int32, start: Int, end: Int)] = []
  private var patternCount = 0
  private var byBeginning: TextOrder?
  private var byEnding: TextOrder?

  package mutating func append(_ text: String, at position: Int32) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    entries.append((position, start, bytes.count))
  }

  /// Returns the positions of the texts that match, in the order of the table.
  package mutating func positions(matching pattern: Pattern) -> [Int32] {
    var result: [Int32] = []
    forEach(thatMayMatch: pattern) { position, text in
      if pattern.matches(text) { result.append(position) }
    }
    return result
  }

  /// Returns the values of captures in the texts that match, in the order of the table.
  package mutating func captures(
    of pattern: Pattern
  ) -> [(position: Int32, values: [String: String])] {
    var result: [(position: Int32, values: [String: String])] = []
    forEach(thatMayMatch: pattern) { position, text in
      if let values = pattern.values(in: text) { result.append((position, values)) }
    }
    return result
  }

  private mutating func forEach(
    thatMayMatch pattern: Pattern, _ body: (Int32, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let candidates = candidates(for: pattern)
    bytes.withUnsafeBufferPointer { all in
      for index in 0..<(candidates?.count ?? entries.count) {
        let (position, start, end) = entries[candidates?[index] ?? index]
        body(position, UnsafeBufferPointer(rebasing: all[start..<end]))
      }
    }
  }

  /// Returns the indices of the texts that begin with the literal at the start of a pattern, or of
  /// the texts that end with the literal at the end of the pattern, whichever are fewer; ascending.
  /// `nil` if any text may match.
  private mutating func candidates(for pattern: Pattern) -> [Int]? {
    patternCount += 1
    guard patternCount > Self.patternsBeforeOrder, pattern.comparesBytes else { return nil }
    var fewest: ArraySlice<Int>?
    if case .literal(let literal)? = pattern.tokens.first {
      let order = byBeginning ?? TextOrder(entries.map { ($0.start, $0.end) }, bytes, step: 1)
      byBeginning = order
      fewest = order.texts(beginningWith: literal, in: bytes)
    }
    if case .literal(let literal)? = pattern.tokens.last, fewest?.count ?? .max > 1 {
      let order = byEnding ?? TextOrder(entries.map { ($0.start, $0.end) }, bytes, step: -1)
      byEnding = order
      let found = order.texts(beginningWith: literal.reversed(), in: bytes)
      if found.count < fewest?.count ?? .max { fewest = found }
    }
    return fewest?.sorted()
  }
}

extension TextTable {
  /// Creates a table whose texts are numbered from zero.
  package init(_ texts: some Sequence<String>) {
    for (position, text) in texts.enumerated() { append(text, at: Int32(position)) }
  }
}

/// Texts in the order of their bytes, read forwards or backwards.
private struct TextOrder {
  /// The index of the first byte of each text in reading direction, and its number of bytes.
  private let texts: [(first: Int, count: Int)]
  private let step: Int
  private var order: [Int]

  /// - Parameter step: 1 to read forwards, -1 to read backwards.
  init(_ ranges: [(start: Int, end: Int)], _ bytes: [UInt8], step: Int) {
    self.step = step
    texts = ranges.map { (step > 0 ? $0.start : $0.end - 1, $0.end - $0.start) }
    order = Array(ranges.indices)
    bytes.withUnsafeBufferPointer { bytes in
      let texts = texts
      order.sort { left, right in
        let (one, other) = (texts[left], texts[right])
        for offset in 0..<min(one.count, other.count) {
          let byte = bytes[one.first + offset * step]
          let otherByte = bytes[other.first + offset * step]
          if byte != otherByte { return byte < otherByte }
        }
        return one.count < other.count
      }
    }
  }

  /// - Parameter beginning: the first bytes in reading direction.
  func texts(beginningWith beginning: [UInt8], in bytes: [UInt8]) -> ArraySlice<Int> {
    /// Returns a negative number for a text before all texts that begin with `beginning`, 0 for
    /// such a text, and a positive number for a text after them.
    func compare(_ text: Int) -> Int {
      let (first, count) = texts[text]
      for (offset, byte) in beginning.enumerated() {
        guard offset < count else { return -1 }
        let own = bytes[first + offset * step]
        if own != byte { return own < byte ? -1 : 1 }
      }
      return 0
    }
    let start = order.partitioningIndex { compare($0) >= 0 }
    let end = order.partitioningIndex { compare($0) > 0 }
    return order[start..<end]
  }
}
