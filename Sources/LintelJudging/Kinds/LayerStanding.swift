/// A place in the order of a layers rule.
public struct LayerStanding: Equatable, Sendable {
  public let name: String
  /// From 1, top first.
  public let position: Int
  /// How many layers the rule has.
  public let count: Int
  public let isClosed: Bool

  package init(name: String, position: Int, count: Int, isClosed: Bool) {
    self.name = name
    self.position = position
    self.count = count
    self.isClosed = isClosed
  }
}
