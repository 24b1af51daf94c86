/// What the app knows of whoever is signed in.
struct HomeModel: Equatable {
  var session: Session
  var link: SessionLink
  var tab = HomeTab.chats
  var chats: ChatsModel
  var contacts: ContactsModel
  var stickers = StickersModel()
  var settings: SettingsModel

  /// The conversation that a link leads to, until it is known whether there is one.
  var awaitedConversation: String?

  init(_ memory: AccountMemory, link: SessionLink) {
    session = memory.session
    self.link = link
    chats = ChatsModel(inbox: Inbox(memory))
    contacts = ContactsModel(all: RemoteData(memory.contacts))
    settings = SettingsModel(name: memory.session.account.name)
  }

  /// What survives the end of the app.
  var memory: AccountMemory {
    AccountMemory(
      session: session, contacts: contacts.all.value,
      conversations: chats.inbox.conversations.value,
      histories: chats.inbox.histories.compactMapValues(\.value),
      outbox: chats.inbox.outbox, drafts: chats.inbox.drafts)
  }

  /// What the chats have to know of what is around them.
  var chatsSituation: ChatsSituation {
    ChatsSituation(
      handle: session.account.handle, contacts: contacts.all.value ?? [], link: link,
      isInFront: tab == .chats)
  }

  /// Whether the user looks at the list of sticker packs.
  var showsStickers: Bool { tab == .stickers && stickers.showsList }
}
