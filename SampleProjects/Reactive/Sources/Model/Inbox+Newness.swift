extension Inbox {
  /// By what a thread is newer than what the server is just being asked for.
  enum Newness: Equatable, Sendable {
    /// All of it is.
    case all

    /// These messages have come since. What came before them may not be known here yet.
    case messages([Message])

    mutating func add(_ message: Message) {
      if case .messages(let messages) = self { self = .messages(messages + [message]) }
    }
  }
}
