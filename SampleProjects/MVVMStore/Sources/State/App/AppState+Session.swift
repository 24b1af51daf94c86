extension AppState {
  mutating func handle(_ event: LoginEvent) -> [AppEffect] {
    login.handle(event).map { .beginSession($0) }
  }

  /// Begins a session; nothing is left of the one before.
  mutating func begin(_ session: Session) {
    reset(to: session)
    login = LoginState()
  }

  /// Takes what the server says of the session that lasts.
  mutating func resume(_ session: Session) {
    let (old, new) = (self.session?.account.name, session.account.name)
    // What the user is writing is not overwritten.
    if settings.name == old, old != new { settings = SettingsState(name: new) }
    self.session = session
  }

  /// Ends the session, and forgets everything that belongs to it.
  mutating func end(with problem: Problem?) {
    guard session != nil else { return }
    reset(to: nil)
    login = LoginState(attempt: Attempt(problem))
    if problem == nil { waitingLink = nil }
  }

  private mutating func reset(to session: Session?) {
    let memory = Memory(session: session)
    self.session = session
    tab = .chats
    contacts = ContactsState(remembering: memory)
    chats = ChatsState(remembering: memory)
    stickers = StickersState(account: session?.account)
    settings = SettingsState(name: session?.account.name ?? "")
  }

  /// What is asked for whenever the server knows the session: everything that may have changed.
  mutating func catchUp() -> [AccountEffect] {
    chats.catchUp().map { .chats($0) } + contacts.reload().map { .contacts($0) }
  }

  mutating func handle(_ news: News) -> [AccountEffect] {
    switch news {
    case .message(let message, let conversation):
      return chats.receive(message, in: conversation).map { .chats($0) }
    case .conversation(let conversation):
      chats.receive(conversation)
      return []
    case .contactsChanged:
      return contacts.reload().map { .contacts($0) }
    case .sessionEnded:
      end(with: .sessionExpired)
      return []
    }
  }
}
