/// Who is signed in, and whether the server knows.
@MainActor
protocol SessionInteractor: Sendable {
  /// Takes up the session that was there when the app ended.
  func restore()
  func signIn(username: String, password: String, in login: LoadableSubject<Done>) async
  func signOut() async

  /// Does what the server says: the session was ended elsewhere.
  func expire()
  func rename(to name: String, in renaming: LoadableSubject<Done>) async

  /// Takes the session up on a new connection, before anything else is asked on it.
  func connectionChanged(to status: ConnectionStatus) async
}
