/// Turns ``ConversationManaging`` into ``ChatListConversationService``.
struct ChatListConversationAdapter: ChatListConversationService {
  let conversations: any ConversationManaging

  var chats: [Chat]? { conversations.conversations?.map(Chat.init) }
  var hasFailed: Bool { conversations.hasFailed }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    conversations.observe(observer, react)
  }

  func reload() async {
    await conversations.reload()
  }
}

extension Chat {
  fileprivate init(_ conversation: Conversation) {
    id = conversation.id
    name = conversation.name
    lastText = conversation.lastMessage?.text
    unreadCount = conversation.unreadCount
  }
}
