/// What the server says without being asked.
enum News: Equatable, Sendable {
  case message(Message, thread: String)
  case thread(ChatThread)
  case contactsChanged
  case sessionEnded
}
