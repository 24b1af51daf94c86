/// Somebody who is known.
public struct User: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
