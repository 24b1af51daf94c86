/// The messages of a conversation that are known, oldest first, each number once.
struct History: Codable, Equatable, Sendable {
  private(set) var messages: [Message] = []

  /// Adds messages, some of which may be known.
  mutating func add(_ newMessages: [Message]) {
    var byNumber = Dictionary(messages.map { ($0.number, $0) }) { known, _ in known }
    for message in newMessages { byNumber[message.number] = message }
    messages = byNumber.values.sorted { $0.number < $1.number }
  }
}
