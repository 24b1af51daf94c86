/// Whether somebody is signed in: either the login, or a session, never both.
struct SessionState: StoreState {
  enum Phase: Equatable, Sendable {
    case signedOut(Login)
    case signedIn(SignedIn)
  }

  /// What is known as long as there is a session.
  struct SignedIn: Equatable, Sendable {
    var session: Session
    var link: SessionLink

    /// The conversation that the user wanted to see before there was a session.
    var wantedConversation: String?
  }

  static let initialState = SessionState()

  var phase = Phase.signedOut(Login())
  private(set) var connection = ConnectionStatus.connecting

  mutating func handle(_ event: SessionEvent) -> [SessionEffect] {
    switch event {
    case .started(let session):
      if let session { phase = .signedIn(SignedIn(session: session, link: .resuming)) }
      return []
    case .connectionChanged(let status):
      connection = status
    case .login, .signedOutTapped, .conversationWanted, .resumed, .renamed, .sessionExpired,
      .sessionEnded:
      break
    }
    switch phase {
    case .signedOut(let login): return handle(event, in: login)
    case .signedIn(let signedIn): return handle(event, in: signedIn)
    }
  }
}
