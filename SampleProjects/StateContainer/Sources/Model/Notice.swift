/// What happens in one place of the app, or in the world, and concerns others.
enum Notice: Equatable, Sendable {
  // From the world.
  case connectionChanged(ConnectionStatus)
  case messageArrived(Message, conversation: String)
  case conversationChanged(Conversation)
  case contactsChanged
  case sessionEnded

  /// The server has refused a request of the session with this token, because it has ended.
  case sessionExpired(token: String)

  // From the session.
  case linkChanged(SessionLink)
  case accountChanged(Account)
  case conversationWanted(id: String)

  // From other stores.
  case renamed(Account)
  case conversationStarted(Conversation, isWanted: Bool)
  case conversationShown
  case tabSelected(AppTab)
}
