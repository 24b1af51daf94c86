/// A grid of character cells to draw on.
struct Canvas {
  /// The second column of a wide character holds nothing.
  private var cells: [[Character?]]
  private let bounds: Rect

  init(_ bounds: Rect) {
    self.bounds = bounds
    let row = [Character?](repeating: " ", count: bounds.size.columns)
    cells = Array(repeating: row, count: bounds.size.rows)
  }

  /// The rows from top to bottom, without the blanks at their ends.
  var lines: [String] {
    cells.map { row in
      let text = String(row.compactMap { $0 })
      return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
    }
  }

  /// Writes one line of text, of which only what lies in `clip` is seen.
  mutating func write(_ text: String, column: Int, row: Int, clip: Rect) {
    let visible = clip.intersection(bounds)
    guard row >= visible.row, row < visible.row + visible.size.rows else { return }
    var column = column
    for character in text {
      let end = column + character.columns
      if end > column, column >= visible.column, end <= visible.column + visible.size.columns {
        put(character, in: column..<end, row: row)
      }
      column = end
    }
  }

  private mutating func put(_ character: Character, in columns: Range<Int>, row: Int) {
    // A wide character of which one half is overwritten cannot stay.
    if cells[row][columns.lowerBound] == nil { cells[row][columns.lowerBound - 1] = " " }
    if columns.upperBound < bounds.size.columns, cells[row][columns.upperBound] == nil {
      cells[row][columns.upperBound] = " "
    }
    for column in columns {
      cells[row][column] = column == columns.lowerBound ? character : nil
    }
  }
}
