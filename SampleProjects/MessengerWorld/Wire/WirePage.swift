/// A part of a thread's messages.
public struct WirePage: Codable, Equatable, Sendable {
  /// The messages, oldest first.
  public var messages: [WireMessage]

  /// Whether the thread has messages before these.
  public var hasOlder: Bool

  /// Creates a page from its parts.
  public init(messages: [WireMessage], hasOlder: Bool) {
    self.messages = messages
    self.hasOlder = hasOlder
  }
}
