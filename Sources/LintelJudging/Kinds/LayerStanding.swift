/// The position of a component in the order of a `layers` rule.
public struct LayerStanding: Equatable, Sendable {
  public let name: String
  /// The position, from 1 for the top layer.
  public let position: Int
  /// The number of layers of the rule.
  public let count: Int
  public let isClosed: Bool

  package init(name: String, position: Int, count: Int, isClosed: Bool) {
    self.name = name
    self.position = position
    self.count = count
    self.isClosed = isClosed
  }
}
