extension ThreadResponse {
  /// - Parameters:
  ///   - handle: That of the user.
  ///   - hasFailed: Whether the messages could not be loaded.
  init(_ conversation: Conversation, in inbox: Inbox, for handle: String, hasFailed: Bool) {
    let history = inbox.histories[conversation.id]
    let known = history?.messages.map { message in
      let isOwn = message.sender == handle
      return MessageResponse(
        key: isOwn ? message.key : "\(message.number)", text: message.text,
        senderName: isOwn ? nil : conversation.name(of: message.sender),
        delivery: isOwn ? .sent : nil)
    }
    let outgoing = inbox.outgoing.filter { $0.conversation == conversation.id }.map {
      MessageResponse(
        key: $0.key, text: $0.text, senderName: nil, delivery: $0.hasFailed ? .failed : .sending)
    }
    name = conversation.name
    isGroup = conversation.isGroup
    hasOlder = history?.hasOlder ?? false
    if known == nil, outgoing.isEmpty {
      messages = hasFailed ? .failed : .loading
    } else {
      messages = .loaded((known ?? []) + outgoing)
    }
  }
}
