/// Tells the chats what the session, the server, the contacts and the tabs say.
struct ChatsEventSource: EventSource {
  let notices: AsyncStream<Notice>

  func event(for notice: Notice) -> ChatsEvent? {
    switch notice {
    case .linkChanged(let link): .linkChanged(link)
    case .messageArrived(let message, let id): .messageArrived(message, in: id)
    case .conversationChanged(let conversation): .conversationChanged(conversation)
    case .conversationWanted(let id): .conversationWanted(id)
    case .conversationStarted(let conversation, let isWanted):
      .conversationStarted(conversation, isWanted: isWanted)
    case .tabSelected(let tab): .tabSelected(tab)
    case .connectionChanged, .contactsChanged, .sessionEnded, .sessionExpired, .accountChanged,
      .renamed, .conversationShown:
      nil
    }
  }
}
