/// The messages of a conversation that are known, in the order of their numbers, each once.
struct History: Codable, Equatable, Sendable {
  private(set) var messages: [Message] = []

  /// Whether there are messages before the known ones.
  var hasOlder: Bool { messages.first.map { $0.number > 1 } ?? false }

  /// The number of the first message after a gap; `nil` if no number between two is missing.
  var gapEnd: Int? {
    messages.indices.dropFirst()
      .first { messages[$0].number > messages[$0 - 1].number + 1 }
      .map { messages[$0].number }
  }

  /// Adds messages, of which some may be known, or be told twice.
  mutating func insert(_ newMessages: [Message]) {
    var known = Set(messages.map(\.number))
    messages += newMessages.filter { known.insert($0.number).inserted }
    messages.sort { $0.number < $1.number }
  }
}
