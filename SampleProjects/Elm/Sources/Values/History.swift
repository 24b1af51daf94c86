/// The messages of a conversation that are known, in the order of their numbers, each once.
struct History: Codable, Equatable {
  private(set) var messages: [TextMessage] = []

  /// Whether there are messages before those that are known.
  var hasOlder: Bool { (messages.first?.number ?? 1) > 1 }

  /// The number of the first message after the last gap; `nil` if there is no gap.
  var gapEnd: Int? {
    let index = messages.indices.dropFirst().last {
      messages[$0 - 1].number + 1 < messages[$0].number
    }
    return index.map { messages[$0].number }
  }

  /// Adds messages, of which some may be known.
  mutating func insert(_ new: [TextMessage]) {
    var known = Set(messages.map(\.number))
    messages += new.filter { known.insert($0.number).inserted }
    messages.sort { $0.number < $1.number }
  }
}
