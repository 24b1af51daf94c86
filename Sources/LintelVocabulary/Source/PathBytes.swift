/// Comparisons of paths and names byte by byte, as in file systems. Comparing by `Character` would
/// fail: a slash, or the end of `.swift`, forms one character with a combining accent after it, and
/// is then no longer a slash.
extension String {
  package func hasBytes(atStart text: String) -> Bool { utf8.starts(with: text.utf8) }

  package func hasBytes(atEnd text: String) -> Bool {
    let (all, end) = (utf8, text.utf8)
    return all.count >= end.count && all.suffix(end.count).elementsEqual(end)
  }

  package func hasSameBytes(as text: String) -> Bool {
    // Eight bytes are compared at a time, because this runs for each file of each target, and the
    // bytes of a view one by one took fifty times as many instructions.
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      text.utf8.withContiguousStorageIfAvailable { left.hasSameBytes(as: $0) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(text.utf8)
  }

  package func hasSameBytes(as text: Substring) -> Bool { utf8.elementsEqual(text.utf8) }

  /// The texts between slashes, without empty ones.
  package var pathParts: [Substring] {
    utf8.split(separator: slash).map { Substring($0) }
  }

  package var lastSlash: Index? {
    let offset = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: slash) }
    guard let offset else { return utf8.lastIndex(of: slash) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }

  /// Returns the text after a number of bytes, which must end where a character begins.
  package func dropping(bytes count: Int) -> String {
    String(self[utf8.index(startIndex, offsetBy: count)...])
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasSameBytes(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var offset = 0
    while offset + 8 <= count {
      let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    return left[offset...].elementsEqual(right[offset...])
  }
}

private let slash = UInt8(ascii: "/")
