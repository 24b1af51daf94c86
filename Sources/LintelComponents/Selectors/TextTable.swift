import LintelText

/// Texts by position, one after the other, so that many patterns can look through them fast.
package struct TextTable {
  private var bytes: [UInt8] = []
  private var entries: [(position: Int32, end: Int)] = []

  package mutating func append(_ text: String, at position: Int32) {
    bytes.append(contentsOf: text.utf8)
    entries.append((position, bytes.count))
  }

  /// Of the texts that match, in the order of the table.
  package func positions(matching pattern: Pattern) -> [Int32] {
    var result: [Int32] = []
    forEach { position, text in
      if pattern.captures(in: text) != nil { result.append(position) }
    }
    return result
  }

  /// The values of captures in the texts that match, in the order of the table.
  package func captures(of pattern: Pattern) -> [(position: Int32, values: [String: String])] {
    var result: [(position: Int32, values: [String: String])] = []
    forEach { position, text in
      if let values = pattern.values(in: text) { result.append((position, values)) }
    }
    return result
  }

  private func forEach(_ body: (Int32, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { all in
      var start = 0
      for (position, end) in entries {
        body(position, UnsafeBufferPointer(rebasing: all[start..<end]))
        start = end
      }
    }
  }
}

extension TextTable {
  /// Numbered from zero.
  package init(_ texts: some Sequence<String>) {
    for (position, text) in texts.enumerated() { append(text, at: Int32(position)) }
  }
}
