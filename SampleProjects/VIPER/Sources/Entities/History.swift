/// The messages of a conversation that are known, oldest first, each number once.
struct History: Codable, Equatable, Sendable {
  /// How many messages are asked for at once.
  static let pageLength = 20

  private(set) var messages: [Message] = []

  /// Whether there are messages before the known ones.
  var hasOlder: Bool {
    guard let first = messages.first else { return false }
    return first.number > 1
  }

  /// The number of the message behind the first gap; `nil` if no number between two is missing.
  var endOfGap: Int? {
    let pairs = zip(messages, messages.dropFirst())
    return pairs.first { $1.number - $0.number > 1 }?.1.number
  }

  /// Adds messages, some of which may be known.
  mutating func add(_ newMessages: [Message]) {
    var byNumber = Dictionary(messages.map { ($0.number, $0) }) { known, _ in known }
    for message in newMessages { byNumber[message.number] = message }
    messages = byNumber.values.sorted { $0.number < $1.number }
  }
}
