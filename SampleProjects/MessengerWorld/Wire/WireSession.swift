/// Who is signed in.
public struct WireSession: Codable, Equatable, Sendable {
  /// What an account may do.
  public enum Role: String, Codable, Sendable {
    /// May do everything.
    case member

    /// May talk, but not buy.
    case guest
  }

  /// What ``ClientRequest/resume(token:)`` takes.
  public var token: String

  /// The name that others see.
  public var name: String

  /// What the account is known by; also the username.
  public var handle: String

  /// What the account may do.
  public var role: Role

  /// Creates a session from its parts.
  public init(token: String, name: String, handle: String, role: Role) {
    self.token = token
    self.name = name
    self.handle = handle
    self.role = role
  }
}
