/// Which chats there are, and who is in them.
@MainActor
protocol ChatsInteractor: Sendable {
  func load() async

  /// Goes to a chat, as soon as somebody is signed in and the chat is known.
  func show(_ chat: Chat.ID)

  /// Goes to the chat with a contact, which is made if there is none.
  func openChat(with contact: Contact.ID, in opening: LoadableSubject<Done>) async

  /// Makes a group of the user and others, and goes to it.
  func createGroup(name: String, members: [Contact.ID], in creating: LoadableSubject<Done>) async

  /// Leaves a chat that can be left, and goes to the list.
  func leave(_ chat: Chat.ID, in leaving: LoadableSubject<Done>) async
}
