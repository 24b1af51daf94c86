/// The messages of a chat that are known, in the order of their numbers, each once.
struct History: Equatable {
  /// How many messages are asked for at once.
  static let pageLength = 20

  private(set) var messages: [Message] = []

  init(_ messages: [Message] = []) {
    insert(messages)
  }

  /// Whether there are messages before these.
  var hasOlder: Bool { messages.first.map { $0.number > 1 } ?? false }

  /// The number of the first message after a gap; `nil` if nothing is missing in between.
  var gapEnd: Int? {
    zip(messages, messages.dropFirst()).first { $1.number > $0.number + 1 }?.1.number
  }

  /// Adds messages, of which some may be there already.
  mutating func insert(_ newMessages: [Message]) {
    let known = Set(messages.map(\.number))
    messages += newMessages.filter { !known.contains($0.number) }
    messages.sort { $0.number < $1.number }
  }
}
