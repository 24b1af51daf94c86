/// What is for others to decide: it leads to a conversation.
enum ContactsOutMessage: Equatable {
  case conversationWanted(with: Contact)

  /// The server has told of a conversation that was asked for, and the user may wait for it still.
  case conversationOpened(Conversation, isAwaited: Bool)
}
