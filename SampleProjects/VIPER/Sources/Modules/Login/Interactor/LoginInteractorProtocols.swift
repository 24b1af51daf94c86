/// What the interactor offers: signing in.
@MainActor
protocol LoginInteractorInput {
  /// Tells how the connection is, and from then on what becomes of it.
  func start()

  /// Signs somebody in, unless that is under way.
  func signIn(username: String, password: String)
}

/// Who hears of the interactor; that it has succeeded, everybody hears from the session.
@MainActor
protocol LoginInteractorOutput: AnyObject {
  func connectionDidChange(_ connection: ConnectionStatus)
  func signInDidStart()
  func signInDidFail(_ failure: LoginFailure)
}
