/// What the server tells without being asked.
enum ServerNews: Equatable {
  case message(Message, chat: Chat.ID)

  /// A chat is new, or other than before. It is gone for who is no longer a member.
  case chat(Chat)
  case contactsChanged
  case sessionEnded
}
