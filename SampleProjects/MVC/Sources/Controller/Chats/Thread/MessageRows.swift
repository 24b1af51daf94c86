import MessengerTexts

/// Makes the rows of a thread from its messages.
@MainActor
struct MessageRows {
  private let conversation: Conversation
  private let texts: Texts

  init(of conversation: Conversation, texts: Texts) {
    self.conversation = conversation
    self.texts = texts
  }

  /// What the server has, and after it, what waits or was refused.
  var all: [MessageRow] {
    conversation.messages.map(row) + conversation.outgoing.map(row)
  }

  private func row(for message: Message) -> MessageRow {
    let isOwn = conversation.isOwn(message)
    return MessageRow(
      id: isOwn ? message.key : "\(message.sender) \(message.key)", text: message.text,
      sender: isOwn ? nil : conversation.name(of: message.sender),
      status: isOwn ? texts[.sent] : nil, canRetry: false)
  }

  private func row(for message: OutgoingMessage) -> MessageRow {
    MessageRow(
      id: message.key, text: message.text, sender: nil,
      status: texts[message.hasFailed ? .failed : .sending], canRetry: message.hasFailed)
  }
}
