/// Finds the lines and columns of locations in one file, with the text around them.
package struct PlaceFinder {
  /// The length of a line, in UTF-8 bytes, up to which its text is kept whole. Longer lines are
  /// kept in overlapping parts, so that a line of megabytes with thousands of locations costs about
  /// its own size.
  private static let wholeLineLength = 800
  /// The distance between the starts of the parts of a long line, in UTF-8 bytes. A location has at
  /// least this many bytes of its part before it and twice as many after it, enough for the excerpt
  /// that reports show.
  private static let partDistance = 200

  package let source: SourceText
  private let path: String
  /// The part of the latest location: locations come line by line, and those in one part share its
  /// text.
  private var latest: (line: Int, part: Int, text: String, column: Int, lineLength: Int)?

  package init(path: String, _ source: SourceText) {
    self.path = path
    self.source = source
  }

  /// - Parameter length: in UTF-8 bytes; it is cut at the end of the line.
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
