import MessengerTexts

/// Makes the rows of a chat from its messages.
@MainActor
struct MessageRows {
  private let history: ChatHistory
  private let texts: Texts

  init(of history: ChatHistory, texts: Texts) {
    self.history = history
    self.texts = texts
  }

  /// What the server has, and after it, what waits or was refused.
  var all: [MessageRow] {
    history.messages.map(row) + history.outgoing.map(row)
  }

  private func row(for message: Message) -> MessageRow {
    let isOwn = history.isOwn(message)
    return MessageRow(
      id: isOwn ? message.key : "\(message.sender) \(message.key)", text: message.text,
      sender: isOwn ? nil : history.name(of: message.sender),
      status: isOwn ? texts[.sent] : nil, canRetry: false)
  }

  private func row(for message: OutgoingMessage) -> MessageRow {
    MessageRow(
      id: message.key, text: message.text, sender: nil,
      status: texts[message.hasFailed ? .failed : .sending], canRetry: message.hasFailed)
  }
}
