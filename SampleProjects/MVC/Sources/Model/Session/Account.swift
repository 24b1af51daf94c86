/// Everything that belongs to who is signed in, and is gone with the session.
@MainActor
final class Account {
  let server: Server
  let profile: Profile
  let contacts: ContactBook
  let chats: ChatList
  let drafts: Drafts
  let outbox: Outbox
  let histories: Histories
  let stickers: StickerShop

  init(_ record: SessionRecord, server: Server, store: Store) {
    self.server = server
    profile = Profile(record, server: server, store: store)
    contacts = ContactBook(server: server, store: store)
    chats = ChatList(of: record.handle, server: server, store: store)
    drafts = Drafts(store: store)
    outbox = Outbox(server: server, store: store)
    histories = Histories(
      of: record.handle, chats: chats, outbox: outbox, server: server, store: store)
    stickers = StickerShop(for: profile, server: server, store: store)
    server.news.add(self) { $0.receive($1) }
    chats.removals.add(self) { $0.forget($1) }
  }

  /// Loads what is there from the beginning, and sends what still waits.
  func load() {
    contacts.load()
    chats.load()
    outbox.sendNext()
  }

  private func receive(_ news: News) {
    switch news {
    case .resumed(let record):
      profile.update(to: record)
      contacts.loadUnlessLoading()
      chats.loadUnlessLoading()
      histories.resume()
      outbox.sendNext()
    case .message(let message, let chat):
      if message.sender == profile.handle { outbox.confirm([message.key]) }
      histories.receive(message, in: chat)
      chats.receive(message, in: chat)
    case .chatChanged(let chat): chats.update(chat)
    case .contactsChanged: contacts.load()
    case .sessionEnded: break
    }
  }

  private func forget(_ chat: Chat.ID) {
    drafts[chat] = nil
    outbox.removeAll(in: chat)
  }
}
