extension Mailbox {
  /// A message as the user reads it.
  struct Entry: Equatable, Sendable {
    enum Delivery: Equatable, Sendable {
      case sending, sent, failed
    }

    /// What tells it apart from the others; one's own keeps it when it is sent.
    let id: String
    let text: String

    /// The name of who wrote it; `nil` for the user.
    let senderName: String?

    /// What has become of it; `nil` for those of others.
    let delivery: Delivery?
  }

  /// The messages of a conversation: first what the server has, then what waits or has failed.
  func entries(of id: String, readBy user: String) -> [Entry] {
    let names = (conversation(id)?.members ?? []).map { ($0.handle, $0.name) }
    let nameOf = Dictionary(names, uniquingKeysWith: { first, _ in first })
    let known = (histories[id]?.messages ?? []).map { message in
      message.sender == user
        ? Entry(id: message.key, text: message.text, senderName: nil, delivery: .sent)
        : Entry(
          id: "\(message.number)", text: message.text,
          senderName: nameOf[message.sender] ?? message.sender, delivery: nil)
    }
    let waiting = outgoing.filter { $0.conversation == id }.map {
      Entry(
        id: $0.key, text: $0.text, senderName: nil, delivery: $0.hasFailed ? .failed : .sending)
    }
    return known + waiting
  }
}
