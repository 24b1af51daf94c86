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
    let wanted = Set(texts)
    // There are many names, so only those with the mark of some text are made into texts.
    var marks = [Bool](repeating: false, count: Self.markCount)
    for text in wanted {
      marks[Self.mark(text.utf8.count, text.utf8.first, text.utf8.last)] = true
    }
    var result: [String: NameID] = [:]
    bytes.withUnsafeBufferPointer { bytes in
      for name in 0..<count {
        let bytes = bytes[Int(starts[name])..<Int(starts[name + 1])]
        guard marks[Self.mark(bytes.count, bytes.first, bytes.last)] else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        // Swift considers texts equal that differ only in the encoding of their accents, so the
        // bytes are compared as well.
        guard let known = wanted.firstIndex(of: text), wanted[known].hasSameBytes(as: text) else {
          continue
        }
        result[wanted[known]] = NameID(name)
      }
    }
    return result
  }

  /// The number of values of ``mark(_:_:_:)``: some hundred texts leave most of them free.
  private static let markCount = 1 << 14

  /// Returns a number that texts of the same length with the same outer bytes share.
  private static func mark(_ length: Int, _ first: UInt8?, _ last: UInt8?) -> Int {
    (length << 10 ^ Int(first ?? 0) << 5 ^ Int(last ?? 0)) & (markCount - 1)
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
