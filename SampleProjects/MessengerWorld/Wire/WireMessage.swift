/// A message of a thread.
public struct WireMessage: Codable, Equatable, Sendable {
  /// Its place in the thread: 1 for the first message, and no number is left out.
  public var number: Int

  /// The handle of who wrote it.
  public var sender: String

  /// What it says; never empty.
  public var text: String

  /// The idempotency key that its sender chose, by which the sender knows it again.
  public var key: String

  /// Creates a message from its parts.
  public init(number: Int, sender: String, text: String, key: String) {
    self.number = number
    self.sender = sender
    self.text = text
    self.key = key
  }
}
