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

  /// Goes to the chat with a contact, which is made if there is none.
  func openChat(with contact: Contact.ID, in opening: LoadableSubject<Done>) async

  /// Makes a group of the user and others, and goes to it.
  func createGroup(name: String, members: [Contact.ID], in creating: LoadableSubject<Done>) async
  func leave(_ chat: Chat.ID, in leaving: LoadableSubject<Done>) async
}
