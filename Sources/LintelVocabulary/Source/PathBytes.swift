/// Paths and names byte by byte, as file systems see them: to Swift a slash, or the end of
/// `.swift`, is one character with an accent that follows it, and no slash any more.
extension String {
  package func hasBytes(atStart text: String) -> Bool { utf8.starts(with: text.utf8) }

  package func hasBytes(atEnd text: String) -> Bool {
    let (all, end) = (utf8, text.utf8)
    return all.count >= end.count && all.suffix(end.count).elementsEqual(end)
  }

  package func hasSameBytes(as text: String) -> Bool {
    // Texts that differ are told apart at once, and this is asked for each file of each target.
    self == text && utf8.elementsEqual(text.utf8)
  }

  package func hasSameBytes(as text: Substring) -> Bool { utf8.elementsEqual(text.utf8) }

  /// What stands between slashes, where that is anything.
  package var pathParts: [Substring] {
    utf8.split(separator: slash).map { Substring($0) }
  }

  package var lastSlash: Index? { utf8.lastIndex(of: slash) }

  /// What comes after a number of bytes, where a character of the text begins.
  package func dropping(bytes count: Int) -> String {
    String(self[utf8.index(startIndex, offsetBy: count)...])
  }
}

private let slash = UInt8(ascii: "/")
