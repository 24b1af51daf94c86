import MessengerWire

extension ServerCommand {
  /// How many messages are asked for at a time.
  private static let pageLength = 20

  /// What the server is told.
  func request(session: String) -> ClientRequest {
    switch self {
    case .resumeSession: .resume(token: session)
    case .endSession: .signOut
    case .rename(let name): .rename(name: name)
    case .loadContacts: .contacts
    case .saveContact(let name, let handle, _): .addContact(name: name, handle: handle)
    case .removeContact(let handle, _): .removeContact(handle: handle)
    case .loadConversations: .threads
    case .openConversation(let handle, _): .openThread(with: handle)
    case .makeGroup(let name, let members, _): .createGroup(name: name, members: members)
    case .leaveConversation(let id, _): .leaveThread(id: id)
    case .loadMessages(let conversation, let number):
      .history(thread: conversation, before: number, limit: Self.pageLength)
    case .send(let text): .send(thread: text.conversation, text: text.text, key: text.key)
    case .markRead(let conversation, let number): .markRead(thread: conversation, upTo: number)
    case .loadPacks: .stickerPacks
    case .buyPack(let pack, let card, let key, _): .buyStickerPack(id: pack, key: key, card: card)
    }
  }
}
