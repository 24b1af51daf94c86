/// Which chats there are, and who is in them.
@MainActor
protocol ChatsInteractor: Sendable {
  /// Shows the chats that were there when the app ended.
  func restore()
  func load() async

  /// Goes to a chat, as soon as somebody is signed in and the chat is known.
  func show(_ chat: Chat.ID)

  /// Takes what the server says of a chat.
  func receive(_ chat: Chat)

  /// Finds the chat with somebody, which is made if there is none.
  func openChat(with handle: String, in opening: LoadableSubject<Chat.ID>) async

  /// Makes a group of the user and others.
  func createGroup(
    name: String, members: [Contact.ID], in creating: LoadableSubject<Chat.ID>) async
  func leave(_ chat: Chat.ID, in leaving: LoadableSubject<Done>) async
}
