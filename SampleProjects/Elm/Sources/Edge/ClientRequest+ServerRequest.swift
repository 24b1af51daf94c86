import MessengerWire

extension ClientRequest {
  init(_ request: ServerRequest) {
    self =
      switch request {
      case .signIn(let username, let password): .signIn(username: username, password: password)
      case .resume(let token): .resume(token: token)
      case .signOut: .signOut
      case .rename(let name): .rename(name: name)
      case .contacts: .contacts
      case .addContact(let name, let handle): .addContact(name: name, handle: handle)
      case .removeContact(let handle): .removeContact(handle: handle)
      case .conversations: .threads
      case .openConversation(let handle): .openThread(with: handle)
      case .makeGroup(let name, let members): .createGroup(name: name, members: members)
      case .leaveConversation(let id): .leaveThread(id: id)
      case .messages(let conversation, let number, let limit):
        .history(thread: conversation, before: number, limit: limit)
      case .send(let text): .send(thread: text.conversation, text: text.text, key: text.key)
      case .markRead(let conversation, let number): .markRead(thread: conversation, upTo: number)
      case .packs: .stickerPacks
      case .buyPack(let pack, let card, let key): .buyStickerPack(id: pack, key: key, card: card)
      }
  }
}
