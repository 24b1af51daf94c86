/// Which use case keeps which port, for each adapter that drives the domain.
extension ScreenPorts {
  @MainActor
  init(_ core: Core) {
    self.init(
      session: core.session, signingIn: core.signIn, signingOut: core.signOut,
      renaming: core.rename, connection: core.touch, contacts: core.contacts,
      searching: core.search, adding: core.contacts, deleting: core.contacts,
      conversations: core.mailbox, visits: core.visits, joining: core.joining,
      reading: core.reader, writing: core.writer, browsing: core.browse, buying: core.buy,
      preferences: core.preferences)
  }
}

extension CommandPorts {
  @MainActor
  init(_ core: Core) {
    self.init(
      session: core.session, signingIn: core.signIn, signingOut: core.signOut,
      renaming: core.rename, connection: core.touch, contacts: core.contacts,
      searching: core.search, adding: core.contacts, deleting: core.contacts,
      conversations: core.mailbox, joining: core.joining, reading: core.reader,
      writing: core.writer, browsing: core.browse, buying: core.buy)
  }
}
