/// What is known of the messages of a conversation, and what the server is asked about them.
///
/// The newest messages and a page of older ones may be under way at the same time, but each only once.
struct ThreadHistory: Equatable, Sendable {
  /// It is loading while the newest messages are asked for.
  private(set) var known: Loadable<History>

  /// The number below which a page of messages is asked for, while it is.
  private(set) var pageUnderWay: Int?

  init(_ known: History? = nil) {
    self.known = Loadable(known)
  }

  var messages: [Message] { known.value?.messages ?? [] }

  /// Whether there are older messages, none of which are on their way.
  var canLoadOlder: Bool { pageUnderWay == nil && known.value?.hasOlder == true }

  /// Whether the server is asked for the messages below a number; `nil` for the newest ones.
  func isAsked(before number: Int?) -> Bool {
    number == nil ? known.isLoading : pageUnderWay == number
  }

  /// Begins to load the newest messages; returns whether the server has to be asked now.
  mutating func loadNewest() -> Bool { known.load() }

  /// Waits for a connection on which the newest messages can be asked for.
  mutating func wait() { known.wait() }

  /// Notes that there is no such connection.
  mutating func giveUp() { known.giveUp() }

  /// Begins to load a page; returns the number below which the server has to be asked for it now.
  mutating func loadPage(before number: Int?) -> Int? {
    guard pageUnderWay == nil else { return nil }
    pageUnderWay = number
    return number
  }

  /// Takes the newest messages, and the last one that has come meanwhile; returns whether they have
  /// to be asked for again.
  mutating func takeNewest(_ reply: Result<[Message], ServerError>, and last: Message?) -> Bool {
    known.take(
      reply.map { messages in
        var history = known.value ?? History()
        history.insert(messages + (last.map { [$0] } ?? []))
        return history
      })
  }

  /// Takes the page that is under way; there may be none.
  mutating func takePage(_ reply: Result<[Message], ServerError>) {
    pageUnderWay = nil
    if case .success(let messages) = reply { insert(messages) }
  }

  /// Adds messages to those that are known. If none are, they come with the newest ones.
  mutating func insert(_ messages: [Message]) {
    known.add { $0.insert(messages) }
  }
}
