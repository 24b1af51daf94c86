extension SessionState {
  mutating func handle(_ event: SessionEvent, in login: Login) -> [SessionEffect] {
    var login = login
    switch event {
    case .login(.signedIn(.success(let session))) where login.attempt == .busy:
      phase = .signedIn(
        SignedIn(
          session: session, status: .up, wantedConversation: Signal(login.wantedConversation)))
      return [.save(session)]
    case .login(let event):
      let effects = login.handle(event)
      phase = .signedOut(login)
      return effects
    case .conversationWanted(let id):
      login.wantedConversation = id
      phase = .signedOut(login)
      return []
    case .connectionChanged, .signOutTapped, .resumed, .renamed, .sessionExpired,
      .sessionEnded:
      return []
    }
  }
}
