/// The messages of a thread that are known, in the order of their numbers, each once.
struct History: Codable, Equatable {
  private(set) var messages: [Message] = []

  /// Whether there are messages before these.
  var hasOlder: Bool { messages.first.map { $0.number > 1 } ?? false }

  /// The number of the last message; 0 if there is none.
  var lastNumber: Int { messages.last?.number ?? 0 }

  /// The number of the first message after a gap; `nil` if there is no gap.
  var gapEnd: Int? {
    zip(messages, messages.dropFirst()).first { $1.number > $0.number + 1 }?.1.number
  }

  /// Adds those messages that are not known yet.
  mutating func insert(_ newMessages: [Message]) {
    for message in newMessages {
      let place = messages.firstIndex { $0.number >= message.number } ?? messages.endIndex
      let isKnown = place < messages.endIndex && messages[place].number == message.number
      if !isKnown { messages.insert(message, at: place) }
    }
  }
}
