/// The use cases, plugged into what drives them and what they drive.
@MainActor
struct Core {
  let drivingPorts: DrivingPorts
  let stayInTouch: StayInTouch

  init(driven: DrivenAdapters, language: Preferences.Language) {
    let current = CurrentSession(repository: driven.storedSession)
    let contacts = ContactBook(
      server: driven.contacts, repository: driven.storedContacts, current: current)
    let mailbox = Mailbox(
      server: driven.conversations, repository: driven.storedInbox, current: current)
    let reader = ReadConversation(server: driven.messages, current: current, mailbox: mailbox)
    let writer = WriteMessages(
      server: driven.messages, current: current, mailbox: mailbox, keys: driven.keys)
    stayInTouch = StayInTouch(
      server: driven.sessions, news: driven.news, current: current, contacts: contacts,
      mailbox: mailbox, reader: reader, writer: writer)
    drivingPorts = DrivingPorts(
      session: current,
      signingIn: SignIn(server: driven.sessions, current: current),
      signingOut: SignOut(server: driven.sessions, current: current),
      renaming: Rename(server: driven.sessions, current: current),
      connection: stayInTouch,
      contacts: contacts,
      searching: SearchContacts(clock: driven.clock),
      adding: contacts,
      deleting: contacts,
      inbox: mailbox,
      joining: JoinConversations(
        server: driven.conversations, current: current, mailbox: mailbox),
      reading: reader,
      writing: writer,
      browsing: BrowseStickers(server: driven.stickers, current: current),
      buying: BuyStickers(server: driven.stickers, current: current, keys: driven.keys),
      preferences: ChangePreferences(repository: driven.storedPreferences, language: language))
  }
}
