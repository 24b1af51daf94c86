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
    // The comparison of texts rejects most texts quickly; this runs for each file of each target.
    self == text && utf8.elementsEqual(text.utf8)
  }

  package func hasSameBytes(as text: Substring) -> Bool { utf8.elementsEqual(text.utf8) }

  /// The texts between slashes, without empty ones.
  package var pathParts: [Substring] {
    utf8.split(separator: slash).map { Substring($0) }
  }

  package var lastSlash: Index? { utf8.lastIndex(of: slash) }

  /// Returns the text after a number of bytes, which must end where a character begins.
  package func dropping(bytes count: Int) -> String {
    String(self[utf8.index(startIndex, offsetBy: count)...])
  }
}

private let slash = UInt8(ascii: "/")
