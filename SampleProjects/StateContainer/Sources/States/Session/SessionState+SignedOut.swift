extension SessionState {
  mutating func handle(_ event: SessionEvent, in signedOut: SignedOut) -> [SessionEffect] {
    var signedOut = signedOut
    switch event {
    case .login(.signedIn(.success(let session))) where signedOut.login.attempt == .busy:
      return begin(session, after: signedOut)
    case .login(let event):
      let effects = signedOut.login.handle(event)
      phase = .signedOut(signedOut)
      return effects
    case .conversationWanted(let id):
      signedOut.wantedConversation = id
      phase = .signedOut(signedOut)
      return []
    case .connectionChanged(let status):
      signedOut.connection = status
      phase = .signedOut(signedOut)
      return []
    case .signOutTapped, .resumed, .accountChanged, .sessionExpired, .sessionEnded:
      return []
    }
  }

  /// Begins a session that is taken up already, if the connection of the login is still there.
  private mutating func begin(_ session: Session, after signedOut: SignedOut) -> [SessionEffect] {
    let status: SessionStatus =
      switch signedOut.connection {
      case .offline: .offline
      case .connecting: .connecting
      case .online: .up
      }
    phase = .signedIn(
      SignedIn(
        session: session, status: status,
        wantedConversation: Signal(signedOut.wantedConversation)))
    return [.save(session)]
  }
}
