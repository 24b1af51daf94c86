/// The messages that the server may not have yet, in the order in which they go out.
struct Outbox: Equatable, Sendable {
  private(set) var messages: [OutgoingMessage] = []

  /// The key of the message whose reply is waited for.
  private(set) var underWay: String?

  init(_ messages: [OutgoingMessage] = []) {
    self.messages = messages
  }

  mutating func add(_ message: OutgoingMessage) {
    messages.append(message)
  }

  /// The message to send now: one after the other, and not the failed ones.
  mutating func next() -> OutgoingMessage? {
    guard underWay == nil, let message = messages.first(where: { !$0.hasFailed }) else {
      return nil
    }
    underWay = message.key
    return message
  }

  /// Notes that there is a reply to a message, or that there will be none.
  mutating func end(_ key: String) {
    if underWay == key { underWay = nil }
  }

  /// Notes that no reply is waited for any more.
  mutating func interrupt() {
    underWay = nil
  }

  /// Notes that the server does not want a message.
  mutating func fail(_ key: String) {
    guard let index = messages.firstIndex(where: { $0.key == key }) else { return }
    messages[index].hasFailed = true
  }

  /// Lets a message that has failed go out once more, as another one.
  mutating func retry(_ key: String, as newKey: String) {
    guard let index = messages.firstIndex(where: { $0.key == key && $0.hasFailed }) else { return }
    messages[index].key = newKey
    messages[index].hasFailed = false
  }

  /// Lets go of what the server has.
  mutating func confirm(_ keys: some Sequence<String>) {
    let keys = Set(keys)
    messages.removeAll { keys.contains($0.key) }
  }

  /// Lets go of what nobody will read.
  mutating func remove(_ conversation: Conversation.ID) {
    messages.removeAll { $0.conversation == conversation }
  }
}
