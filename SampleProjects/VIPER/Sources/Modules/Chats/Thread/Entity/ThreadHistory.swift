/// The messages of a conversation that are known, oldest first, each number once.
struct ThreadHistory: Equatable, Sendable {
  let messages: [ThreadMessage]

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
}
