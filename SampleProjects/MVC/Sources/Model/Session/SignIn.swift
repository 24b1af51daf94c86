/// The way into a session.
@MainActor
struct SignIn {
  private let session: Session

  init(to session: Session) {
    self.session = session
  }

  /// Whether the last session has ended without the user's doing.
  var hasExpired: Bool { session.hasExpired }

  /// Signs in; `completion` is told why not, or `nil`.
  func start(
    username: String, password: String,
    then completion: @escaping @MainActor (SignInError?) -> Void
  ) {
    session.signIn(username: username, password: password, then: completion)
  }
}
