/// The messages of a thread that are loaded, in the order of their numbers, each once.
struct History: Codable, Equatable, Sendable {
  private(set) var messages: [Message] = []

  /// Whether there are messages before the loaded ones.
  var hasOlder: Bool { messages.first.map { $0.number > 1 } ?? false }

  /// The newest numbers that are missing between those that are loaded.
  var gap: Range<Int>? {
    for (older, newer) in zip(messages, messages.dropFirst()).reversed()
    where older.number + 1 < newer.number {
      return older.number + 1..<newer.number
    }
    return nil
  }

  /// Adds messages, of which any may be there already.
  mutating func insert(_ added: [Message]) {
    let known = Set(messages.map(\.number))
    let new = added.filter { !known.contains($0.number) }
    guard !new.isEmpty else { return }
    messages = (messages + new).sorted { $0.number < $1.number }
  }
}
