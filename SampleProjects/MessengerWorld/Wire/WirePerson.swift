/// Somebody's account, and the name that it is shown under.
public struct WirePerson: Codable, Equatable, Sendable {
  /// An account's own name, or that which the owner of a contact has chosen.
  public var name: String

  /// What the account is known by.
  public var handle: String

  /// Creates a person from its parts.
  public init(name: String, handle: String) {
    self.name = name
    self.handle = handle
  }
}
