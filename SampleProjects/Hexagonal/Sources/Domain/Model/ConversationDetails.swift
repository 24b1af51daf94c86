/// A conversation as somebody reads it.
struct ConversationDetails: Equatable, Sendable {
  /// A message as it is read.
  struct Entry: Equatable, Sendable {
    enum Delivery: Equatable, Sendable {
      case sending, sent, failed
    }

    /// What tells it apart from the others; the same before and after it is sent.
    let key: String
    let text: String

    /// The name of who wrote it; `nil` for the user.
    let senderName: String?

    /// What has become of it; `nil` for those of others.
    let delivery: Delivery?

    /// Only what has failed can be sent once more.
    var canRetry: Bool { delivery == .failed }
  }

  let name: String
  let canBeLeft: Bool
  let hasOlder: Bool

  /// Newest last.
  let entries: Loadable<[Entry]>
}

extension Inbox {
  /// How the user with the handle reads a conversation; `nil` if there is none.
  func details(of id: String, for handle: String) -> ConversationDetails? {
    guard let conversation = conversation(id) else { return nil }
    return ConversationDetails(
      name: conversation.name, canBeLeft: conversation.canBeLeft,
      hasOlder: histories[id]?.hasOlder ?? false,
      entries: entries(of: conversation, for: handle))
  }

  private func entries(
    of conversation: Conversation, for handle: String
  ) -> Loadable<[ConversationDetails.Entry]> {
    let waiting = outgoing.filter { $0.conversation == conversation.id }.map {
      ConversationDetails.Entry(
        key: $0.key, text: $0.text, senderName: nil,
        delivery: $0.state == .failed ? .failed : .sending)
    }
    guard let history = histories[conversation.id] else {
      if !waiting.isEmpty { return .loaded(waiting) }
      return failedHistories.contains(conversation.id) ? .failed : .loading
    }
    let known = history.messages.map {
      ConversationDetails.Entry(
        key: $0.sender == handle ? $0.key : "\($0.number)", text: $0.text,
        senderName: $0.sender == handle ? nil : conversation.name(of: $0.sender),
        delivery: $0.sender == handle ? .sent : nil)
    }
    return .loaded(known + waiting)
  }
}
