/// A message as it is read in its chat.
struct ChatEntry: Equatable, Identifiable {
  enum Status: Equatable {
    case sending, sent, failed
  }

  /// The same before and after the message is sent.
  let id: String
  let text: String

  /// The name of who wrote it; `nil` for the user.
  var senderName: String?

  /// What has become of it; `nil` for those of others.
  var status: Status?

  /// What there is to read in a chat: what the server has, and after that what it may not have.
  @MainActor static func entries(in chat: Chat, of userData: UserData) -> Loadable<[ChatEntry]> {
    let history = userData.histories[chat.id] ?? .notRequested
    let outgoing = userData.outbox.filter { $0.chat == chat.id }.map(ChatEntry.init)
    if history.value == nil, !outgoing.isEmpty { return .loaded(outgoing) }
    let handle = userData.session?.account.handle
    return history.map { history in
      history.messages.map { ChatEntry($0, in: chat, isOwn: $0.sender == handle) } + outgoing
    }
  }
}

extension ChatEntry {
  init(_ message: Message, in chat: Chat, isOwn: Bool) {
    self.init(
      id: isOwn ? message.key : "\(message.number)", text: message.text,
      senderName: isOwn ? nil : chat.name(of: message.sender), status: isOwn ? .sent : nil)
  }

  init(_ message: OutgoingMessage) {
    self.init(
      id: message.key, text: message.text,
      status: message.delivery == .failed ? .failed : .sending)
  }
}
