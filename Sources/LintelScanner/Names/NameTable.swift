/// The distinct names of a project, in one block of memory.
package struct NameTable: Sendable {
  /// The UTF-8 bytes of all names, one after the other, then sixteen zeros.
  package let bytes: [UInt8]
  /// Where each name starts in ``bytes``, with the total length last.
  package let starts: [UInt32]

  init(_ interner: borrowing NameInterner) {
    // Names are interned from here again, which may load sixteen bytes from any byte of a name on.
    bytes = interner.allBytes(padding: 16)
    starts = interner.allStarts()
  }

  /// How many names there are; every ``NameID`` is below this.
  package var count: Int { starts.count - 1 }

  package func text(of name: NameID) -> String {
    String(decoding: bytes[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])], as: UTF8.self)
  }

  /// The numbers of those of `texts` that are names here.
  package func numbers(of texts: some Sequence<String>) -> [String: NameID] {
    // Names are many: only those of a length and a first byte that are looked for are compared.
    var byLength: [Set<String>] = []
    // For each length a bit for each first byte, shared by several.
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
        // Two texts are equal to Swift if only their accents are encoded differently.
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
