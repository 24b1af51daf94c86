enum ChatsEvent: Equatable, Sendable {
  // The list.
  case reloadTapped
  case chatTapped(id: String)
  case newGroupTapped
  case wentBack

  // A thread; what is sent comes with a key of its own.
  case draftChanged(String)
  case sendTapped(key: String)
  case resendTapped(key: String, newKey: String)
  case olderTapped
  case reloadThreadTapped
  case scrolled
  case leaveTapped
  case leaveCancelled
  case leaveConfirmed

  // A new group.
  case nameChanged(String)
  case contactTapped(handle: String)
  case createTapped

  // What became of an effect.
  case loaded(Result<[Conversation], Problem>)
  case pageLoaded(String, before: Int?, Result<[Message], Problem>)
  case sent(OutgoingMessage, Result<Message, Problem>)
  case readReported(String, upTo: Int, Problem?)
  case left(String, Problem?)
  case created(Result<Conversation, Problem>)
}

enum ChatsEffect: Equatable, Sendable {
  case load
  case loadPage(of: String, before: Int?)
  case send(OutgoingMessage)
  case reportRead(String, upTo: Int)
  case leave(String)
  case create(name: String, members: [String])
}
