/// A message as it is read.
struct ThreadEntry: Identifiable, Equatable {
  /// What stays the same when a message is sent.
  enum ID: Hashable {
    case own(key: String)
    case number(Int)
  }

  enum Delivery: Equatable {
    case sending, sent, failed
  }

  let id: ID
  let text: String

  /// The name of who wrote it; `nil` for the user.
  let senderName: String?

  /// What has become of it; `nil` for those of others.
  let delivery: Delivery?
}

/// How far a conversation goes.
struct ThreadEnd: Equatable {
  let lastNumber: Int?
  let lastKey: String?
}

extension Inbox {
  /// A conversation as the user with the handle reads it, newest last.
  func entries(of conversation: Conversation, for handle: String) -> [ThreadEntry] {
    let known = (history(of: conversation.id).value?.messages ?? []).map { message in
      let isOwn = message.sender == handle
      return ThreadEntry(
        id: isOwn ? .own(key: message.key) : .number(message.number), text: message.text,
        senderName: isOwn ? nil : conversation.name(of: message.sender),
        delivery: isOwn ? .sent : nil)
    }
    let outgoing = outbox.filter { $0.conversation == conversation.id }.map {
      ThreadEntry(
        id: .own(key: $0.key), text: $0.text, senderName: nil,
        delivery: $0.hasFailed ? .failed : .sending)
    }
    return known + outgoing
  }

  /// What is known of the messages of a conversation.
  func history(of conversation: String) -> RemoteData<History> {
    histories[conversation] ?? .notAsked
  }

  func end(of conversation: String) -> ThreadEnd {
    ThreadEnd(
      lastNumber: history(of: conversation).value?.messages.last?.number,
      lastKey: outbox.last { $0.conversation == conversation }?.key)
  }
}
