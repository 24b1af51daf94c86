import MessengerTexts

/// One row of a thread.
struct MessageRow: Equatable {
  /// Stays the same when a message that waits is sent.
  let id: String
  let text: String

  /// The name of who wrote it; `nil` for the user's own.
  let sender: String?

  /// What has become of the user's own message; `nil` for those of others.
  let status: String?

  /// How the message can be sent once more; `nil` unless it has failed.
  let retry: Retry?

  struct Retry: Equatable {
    let key: String
    let title: String
  }

  init(_ message: Message, in conversation: Conversation?, user: String, texts: Texts) {
    let isOwn = message.sender == user
    id = "\(message.sender) \(message.key)"
    text = message.text
    sender = isOwn ? nil : conversation?.name(of: message.sender) ?? message.sender
    status = isOwn ? texts[.sent] : nil
    retry = nil
  }

  init(_ message: OutgoingMessage, user: String, texts: Texts) {
    id = "\(user) \(message.key)"
    text = message.text
    sender = nil
    status = texts[message.hasFailed ? .failed : .sending]
    retry = message.hasFailed ? Retry(key: message.key, title: texts[.retry]) : nil
  }
}
