/// What the server tells that no part of the model has asked for.
enum News: Equatable {
  /// The session goes on, on a new connection; what was told in between is missing.
  case resumed(SessionRecord)

  /// A message is in a chat now: somebody else's, or one's own.
  case message(Message, chat: Chat.ID)

  /// A chat is new, or is no longer what it was.
  case chatChanged(Chat)

  /// The contacts are no longer what they were.
  case contactsChanged

  /// The server does not know the session any more.
  case sessionEnded
}
