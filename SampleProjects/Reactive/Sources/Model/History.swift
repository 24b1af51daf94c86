/// The messages of a thread that are loaded, each once, in the order of their numbers.
struct History: Equatable, Sendable {
  private(set) var messages: [Message] = []

  init(_ messages: [Message] = []) {
    insert(messages)
  }

  var hasOlder: Bool { messages.first.map { $0.number > 1 } ?? false }

  /// The number of the message after the first gap, if there is one.
  var gapEnd: Int? {
    zip(messages, messages.dropFirst()).first { $1.number > $0.number + 1 }?.1.number
  }

  mutating func insert(_ more: [Message]) {
    var all = Dictionary(messages.map { ($0.number, $0) }) { known, _ in known }
    for message in more { all[message.number] = message }
    messages = all.values.sorted { $0.number < $1.number }
  }
}
