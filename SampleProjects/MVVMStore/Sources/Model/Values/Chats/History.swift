/// The messages of a conversation that are known, oldest first, each once.
struct History: Codable, Equatable, Sendable {
  private(set) var messages: [Message] = []

  /// How many messages are asked for at once.
  static let pageLength = 20

  /// Whether there are messages before these.
  var hasOlder: Bool { messages.first.map { $0.number > 1 } ?? false }

  /// The number of the first message after a gap; `nil` if no number between two is missing.
  var gapEnd: Int? {
    zip(messages, messages.dropFirst()).first { $1.number > $0.number + 1 }?.1.number
  }

  /// Adds messages, of which some may be there already, or given twice.
  mutating func insert(_ newMessages: [Message]) {
    var known = Set(messages.map(\.number))
    messages += newMessages.filter { known.insert($0.number).inserted }
    messages.sort { $0.number < $1.number }
  }
}
