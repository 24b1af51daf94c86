/// Who is signed in, in the state and in the database, where no other code writes it.
///
/// It keeps nothing itself, as the interactors that share it.
@MainActor
struct SessionRecord {
  let appState: AppState
  let database: any SessionDBRepository

  func restore() {
    appState.userData.session = database.session()
  }

  /// Notes that the user tries to sign in, so that the end of the last session is no news any more.
  func beginLogin() {
    appState.system.sessionHasExpired = false
  }

  /// Begins a session without anything that was kept of another one.
  func beginAnew(_ session: Session) {
    database.forgetUser()
    appState.userData = UserData()
    begin(session)
  }

  /// Notes that the server knows a session.
  func begin(_ session: Session) {
    keep(session)
    appState.system.isSessionReady = true
  }

  func update(_ account: Account) {
    guard var session = appState.userData.session else { return }
    session.account = account
    keep(session)
  }

  /// Notes the connection, on which the server does not know the session yet.
  func connectionChanged(to status: ConnectionStatus) {
    appState.system.connection = status
    appState.system.isSessionReady = false
  }

  /// Forgets the user, with everything that belongs to them, and shows the login.
  func end(hasExpired: Bool) {
    guard appState.userData.session != nil else { return }
    database.forgetUser()
    appState.endSession(hasExpired: hasExpired)
  }

  private func keep(_ session: Session) {
    database.save(session)
    appState.userData.session = session
  }
}
