/// The position of a component in the order of a `layers` rule.
package struct LayerStanding: Equatable, Sendable {
  package let name: String
  /// The position, from 1 for the top layer.
  package let position: Int
  /// The number of layers of the rule.
  package let count: Int
  package let isClosed: Bool

  package init(name: String, position: Int, count: Int, isClosed: Bool) {
    self.name = name
    self.position = position
    self.count = count
    self.isClosed = isClosed
  }
}
