/// Finds lines and columns of one file, with the text around each.
package struct PlaceFinder {
  /// Lines up to so many UTF-8 bytes are kept whole. Longer ones are kept in parts that overlap, so
  /// that a line of megabytes that has thousands of places costs about its own size.
  private static let wholeLineLength = 800
  /// How far apart parts of a long line begin, in UTF-8 bytes. What is shown of a line fits between
  /// the bytes before a part's middle and those behind it.
  private static let partDistance = 200

  package let source: SourceText
  private let path: String
  /// Places come line by line, and those of one part share its text.
  private var latest: (line: Int, part: Int, text: String, column: Int, lineLength: Int)?

  package init(path: String, _ source: SourceText) {
    self.path = path
    self.source = source
  }

  /// - Parameter length: in UTF-8 bytes; what is behind the end of the line is cut off.
  package mutating func location(of offset: UInt32, length: Int) -> SourceLocation {
    let (line, column) = source.place(of: offset)
    let part = part(ofLine: line, around: column)
    return SourceLocation(
      path: path, line: line, column: column,
      length: max(0, min(length, part.lineLength - column + 1)),
      sourceLine: part.text, sourceColumn: part.column)
  }

  private mutating func part(
    ofLine line: Int, around column: Int
  ) -> (text: String, column: Int, lineLength: Int) {
    let number = (column - 1) / Self.partDistance
    if let latest, latest.line == line,
      latest.part == number || latest.lineLength <= Self.wholeLineLength
    {
      return (latest.text, latest.column, latest.lineLength)
    }
    let whole = source.range(ofLine: line)
    var range = whole
    if whole.count > Self.wholeLineLength {
      let start = whole.lowerBound + (number - 1) * Self.partDistance
      range = source.characters(in: (start..<start + Self.wholeLineLength).clamped(to: whole))
    }
    let text = source.text(of: range)
    let column = range.lowerBound - whole.lowerBound + 1
    latest = (line, number, text, column, whole.count)
    return (text, column, whole.count)
  }
}
