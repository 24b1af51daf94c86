import MessengerHost

/// Everything that belongs to who is signed in, and is gone with the session.
@MainActor
final class Account {
  let server: Server
  let profile: Profile
  let contacts: ContactBook
  let chats: ChatList
  let drafts: Drafts
  let outbox: Outbox
  let stickers: StickerShop

  private let clock: any AppClock
  private let store: Store

  /// What the threads that are open have to hear of.
  private let conversationNews = Observers<News>()

  init(_ record: SessionRecord, server: Server, clock: any AppClock, store: Store) {
    self.server = server
    self.clock = clock
    self.store = store
    profile = Profile(record, server: server, store: store)
    contacts = ContactBook(server: server, store: store)
    chats = ChatList(of: record.handle, server: server, store: store)
    drafts = Drafts(store: store)
    outbox = Outbox(server: server, store: store)
    stickers = StickerShop(server: server, store: store)
    server.news.add(self) { $0.receive($1) }
    chats.removals.add(self) { $0.forget($1) }
  }

  /// Loads what is there from the beginning, and sends what still waits.
  func load() {
    contacts.load()
    chats.load()
    outbox.sendNext()
  }

  /// The messages of a thread, for as long as somebody looks at them.
  func conversation(in chat: Chat.ID) -> Conversation {
    let conversation = Conversation(
      in: chat, of: profile.handle, chats: chats, outbox: outbox, server: server, store: store)
    conversationNews.add(conversation) { $0.receive($1) }
    return conversation
  }

  /// A search among the contacts.
  func contactSearch() -> ContactSearch {
    ContactSearch(in: contacts, clock: clock)
  }

  private func receive(_ news: News) {
    switch news {
    case .resumed(let record):
      profile.update(to: record)
      contacts.loadUnlessLoading()
      chats.loadUnlessLoading()
    case .message(let message, let chat):
      if message.sender == profile.handle { outbox.confirm([message.key]) }
      chats.receive(message, in: chat)
    case .chatChanged(let chat): chats.update(chat)
    case .contactsChanged: contacts.load()
    case .sessionEnded: break
    }
    conversationNews.notify(news)
    if case .resumed = news { outbox.sendNext() }
  }

  private func forget(_ chat: Chat.ID) {
    drafts[chat] = nil
    outbox.removeAll(in: chat)
    store[.history(of: chat)] = nil
  }
}
