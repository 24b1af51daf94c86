/// The use cases, on the driven adapters that they are given. For as long as it lives it stays in touch
/// with the server, whatever drives it.
@MainActor
final class Core {
  let session: CurrentSession
  let signIn: SignIn
  let signOut: SignOut
  let rename: Rename
  let contacts: ContactBook
  let search: SearchContacts
  let mailbox: Mailbox
  let visits: VisitConversations
  let joining: JoinConversations
  let reader: ReadConversation
  let writer: WriteMessages
  let browse: BrowseStickers
  let buy: BuyStickers
  let preferences: ChangePreferences
  let touch: StayInTouch
  private let stayingInTouch: Task<Void, Never>

  init(driven: DrivenAdapters, language: Preferences.Language) {
    let (server, storage, keys) = (driven.server, driven.storage, driven.keys)
    session = CurrentSession(server: server, repository: storage)
    signIn = SignIn(server: server, current: session)
    signOut = SignOut(server: server, current: session)
    rename = Rename(server: server, current: session)
    contacts = ContactBook(server: server, repository: storage, current: session)
    search = SearchContacts(book: contacts)
    mailbox = Mailbox(server: server, repository: storage, current: session)
    visits = VisitConversations(mailbox: mailbox, current: session)
    joining = JoinConversations(server: server, current: session, mailbox: mailbox)
    reader = ReadConversation(server: server, current: session, mailbox: mailbox)
    writer = WriteMessages(server: server, current: session, mailbox: mailbox, keys: keys)
    browse = BrowseStickers(server: server, current: session)
    buy = BuyStickers(
      server: server, repository: storage, current: session, keys: keys, packs: browse)
    preferences = ChangePreferences(repository: storage, language: language)
    touch = StayInTouch(
      server: server, news: server, current: session, contacts: contacts, mailbox: mailbox,
      reader: reader, writer: writer)
    stayingInTouch = Task { [touch] in await touch.stayInTouch() }
  }

  deinit {
    stayingInTouch.cancel()
  }
}
