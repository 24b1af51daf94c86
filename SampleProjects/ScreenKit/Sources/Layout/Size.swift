/// How much room something takes, in character cells.
public struct Size: Equatable, Sendable {
  /// The width, in cells; not negative.
  public var columns: Int

  /// The height, in cells; not negative.
  public var rows: Int

  /// Creates a size; a negative length becomes zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
