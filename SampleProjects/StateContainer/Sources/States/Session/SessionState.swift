/// Whether somebody is signed in: either the login, or a session, never both.
struct SessionState: StoreState {
  enum Phase: Equatable, Sendable {
    case signedOut(SignedOut)
    case signedIn(SignedIn)
  }

  /// What is known as long as there is no session.
  struct SignedOut: Equatable, Sendable {
    var login = Login()
    var connection: ConnectionStatus

    /// The conversation to show after the login.
    var wantedConversation: Conversation.ID?
  }

  /// What is known as long as there is a session.
  struct SignedIn: Equatable, Sendable {
    var session: Session
    var status: SessionStatus

    /// The conversation that the user has followed a link to, before there was a session or since.
    var wantedConversation = Signal<Conversation.ID>()
  }

  /// Begins with the session that was there when the app ended, if there was one.
  static func initialState(_ session: Session?) -> SessionState {
    SessionState(
      phase: session.map { .signedIn(SignedIn(session: $0, status: .connecting)) }
        ?? .signedOut(SignedOut(connection: .connecting)))
  }

  var phase: Phase

  private init(phase: Phase) {
    self.phase = phase
  }

  /// What is known of the session; `nil` if there is none.
  var signedIn: SignedIn? {
    if case .signedIn(let signedIn) = phase { signedIn } else { nil }
  }

  /// Whether the server can be reached, with a session or without.
  var connection: ConnectionStatus {
    switch phase {
    case .signedOut(let signedOut): signedOut.connection
    case .signedIn(let signedIn): signedIn.status.connection
    }
  }

  mutating func handle(_ event: SessionEvent) -> [SessionEffect] {
    switch phase {
    case .signedOut(let signedOut): return handle(event, in: signedOut)
    case .signedIn(let signedIn): return handle(event, in: signedIn)
    }
  }
}
