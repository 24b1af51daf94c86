/// A place for a view, in character cells; columns grow to the right and rows grow downwards.
public struct Rect: Equatable, Sendable {
  /// The left edge.
  public var column: Int

  /// The upper edge.
  public var row: Int

  /// The width and the height.
  public var size: Size

  /// Creates a rectangle; without another place, it lies in the upper left corner.
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    size = Size(columns: columns, rows: rows)
  }

  /// Whether nothing can lie in it.
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// What is left when `insets` are taken away at the edges.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      column: column + insets.left, row: row + insets.top,
      columns: size.columns - insets.left - insets.right,
      rows: size.rows - insets.top - insets.bottom)
  }

  /// What both rectangles cover; empty if they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top,
      columns: min(column + size.columns, other.column + other.size.columns) - left,
      rows: min(row + size.rows, other.row + other.size.rows) - top)
  }
}
