import LintelVocabulary

extension SourceLocation {
  /// The columns of the first character and of the character after the last one, from 1, in UTF-16
  /// code units, as web pages count; `nil` unless the whole line is known.
  var columns: (start: Int, end: Int)? {
    guard let sourceLine, sourceColumn == 1 else { return nil }
    let bytes = sourceLine.utf8
    let start = bytes.prefix(column - 1)
    let end = bytes.prefix(column - 1 + length)
    return (
      String(decoding: start, as: UTF8.self).utf16.count + 1,
      String(decoding: end, as: UTF8.self).utf16.count + 1
    )
  }
}
