/// A conversation, as one of its members sees it.
public struct WireThread: Codable, Equatable, Sendable {
  /// How a thread comes about.
  public enum Kind: String, Codable, Sendable {
    /// Between two, made by opening it.
    case direct

    /// Between any number, with a name of its own.
    case group
  }

  /// What requests and events name it by.
  public var id: String

  /// How it came about.
  public var kind: Kind

  /// The name of a group, or that of the other member.
  public var name: String

  /// All members, the reader included.
  public var members: [WirePerson]

  /// The newest message; `nil` if there is none.
  public var lastMessage: WireMessage?

  /// The number of the last message that the reader has read; 0 if none.
  public var readUpTo: Int

  /// How many messages of others come after that.
  public var unreadCount: Int

  /// Creates a thread from its parts.
  public init(
    id: String, kind: Kind, name: String, members: [WirePerson], lastMessage: WireMessage?,
    readUpTo: Int, unreadCount: Int
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.members = members
    self.lastMessage = lastMessage
    self.readUpTo = readUpTo
    self.unreadCount = unreadCount
  }
}
