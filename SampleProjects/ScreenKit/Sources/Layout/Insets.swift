/// How far something is kept away from each edge, in character cells.
public struct Insets: Equatable, Sendable {
  public var top: Int
  public var left: Int
  public var bottom: Int
  public var right: Int

  /// No distance from any edge.
  public static let zero = Insets()

  /// Creates insets; an edge that is not named has none.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
