/// The distinct names of a project, in one block of memory.
package struct NameTable: Sendable {
  /// The UTF-8 bytes of all names, one after the other, then sixteen zeros.
  package let bytes: [UInt8]
  /// The offset of each name in ``bytes``, then the total length.
  package let starts: [UInt32]

  init(_ interner: borrowing NameInterner) {
    // Names are interned again from this memory, and interning may load sixteen bytes that start at
    // any byte of a name.
    bytes = interner.allBytes(padding: 16)
    starts = interner.allStarts()
  }

  /// The number of names; every ``NameID`` is below it.
  package var count: Int { starts.count - 1 }

  package func text(of name: NameID) -> String {
    String(decoding: bytes[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])], as: UTF8.self)
  }

  /// Returns the numbers of those `texts` that are names in the table.
  package func numbers(of texts: some Sequence<String>) -> [String: NameID] {
    // There are many names, so only those with the length and first byte of some text are compared.
    var byLength: [Set<String>] = []
    // For each length, a bit for each first byte; four bytes share a bit.
    var marks: [UInt64] = []
    for text in texts {
      let length = text.utf8.count
      while byLength.count <= length {
        byLength.append([])
        marks.append(0)
      }
      byLength[length].insert(text)
      marks[length] |= 1 << UInt64((text.utf8.first ?? 0) & 63)
    }
    var result: [String: NameID] = [:]
    bytes.withUnsafeBufferPointer { bytes in
      for name in 0..<NameID(count) {
        let range = Int(starts[Int(name)])..<Int(starts[Int(name) + 1])
        let byte = range.isEmpty ? 0 : bytes[range.lowerBound]
        guard range.count < marks.count, marks[range.count] & 1 << UInt64(byte & 63) != 0 else {
          continue
        }
        // Swift considers texts equal that differ only in the encoding of their accents, so the
        // bytes are compared as well.
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard let known = byLength[range.count].firstIndex(of: text),
          byLength[range.count][known].utf8.elementsEqual(text.utf8)
        else { continue }
        result[byLength[range.count][known]] = name
      }
    }
    return result
  }

  /// Calls `body` with the start and length of each name of `range`, in order.
  func forEachPadded(
    in range: Range<Int>, _ body: (UnsafePointer<UInt8>, Int) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      starts.withUnsafeBufferPointer { starts in
        for name in range {
          let start = Int(starts[name])
          body(bytes.baseAddress! + start, Int(starts[name + 1]) - start)
        }
      }
    }
  }
}
