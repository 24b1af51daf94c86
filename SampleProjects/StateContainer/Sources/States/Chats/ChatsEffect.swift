enum ChatsEffect: Equatable, Sendable {
  case save(ChatsMemory.Part)
  case loadConversations
  case loadMessages(of: Conversation.ID, before: Int?, limit: Int)
  case markRead(Conversation.ID, upTo: Int)
  case send(OutgoingMessage)
  case createGroup(name: String, members: [String], visit: Int)
  case leave(Conversation.ID, visit: Int)
}
