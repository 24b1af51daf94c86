/// A message, as the user sees it.
struct MessageRow: Equatable, Identifiable, Sendable {
  enum Delivery: Equatable, Sendable {
    case sending, sent, failed
  }

  enum ID: Hashable, Sendable {
    /// One's own is known by its key, and so it is the same before and after it is sent.
    case own(key: String)
    case others(number: Int)
  }

  let id: ID
  let text: String

  /// `nil` for one's own.
  let sender: String?

  /// `nil` for those of others.
  let delivery: Delivery?
}

extension ChatsState {
  /// What there is to read in a conversation: first what the server has, then what it has not.
  func rows(of conversation: Conversation) -> [MessageRow] {
    let known = history(of: conversation.id).messages.map { message in
      let isOwn = message.sender == handle
      return MessageRow(
        id: isOwn ? .own(key: message.key) : .others(number: message.number), text: message.text,
        sender: isOwn ? nil : conversation.name(of: message.sender),
        delivery: isOwn ? .sent : nil)
    }
    let outgoing = outbox.messages.filter { $0.conversation == conversation.id }.map {
      MessageRow(
        id: .own(key: $0.key), text: $0.text, sender: nil,
        delivery: $0.hasFailed ? .failed : .sending)
    }
    return known + outgoing
  }
}
