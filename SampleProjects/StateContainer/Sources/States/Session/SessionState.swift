/// Whether somebody is signed in: either the login, or a session, never both.
struct SessionState: StoreState {
  enum Phase: Equatable, Sendable {
    case signedOut(Login)
    case signedIn(SignedIn)
  }

  /// What is known as long as there is a session.
  struct SignedIn: Equatable, Sendable {
    var session: Session
    var status: SessionStatus

    /// The conversation that the user has followed a status to, before there was a session or since.
    var wantedConversation = Signal<Conversation.ID>()
  }

  /// Begins with the session that was there when the app ended, if there was one.
  static func initialState(_ session: Session?) -> SessionState {
    let signedIn = session.map { SignedIn(session: $0, status: .resuming) }
    return SessionState(phase: signedIn.map { .signedIn($0) } ?? .signedOut(Login()))
  }

  var phase: Phase
  private(set) var connection = ConnectionStatus.connecting

  private init(phase: Phase) {
    self.phase = phase
  }

  /// What is known of the session; `nil` if there is none.
  var signedIn: SignedIn? {
    if case .signedIn(let signedIn) = phase { signedIn } else { nil }
  }

  mutating func handle(_ event: SessionEvent) -> [SessionEffect] {
    if case .connectionChanged(let status) = event { connection = status }
    switch phase {
    case .signedOut(let login): return handle(event, in: login)
    case .signedIn(let signedIn): return handle(event, in: signedIn)
    }
  }
}
