/// Knows who is signed in.
@MainActor
protocol SessionService: AnyObject {
  var session: Session? { get }

  /// Whether the last session has ended without the user's doing.
  var hasExpired: Bool { get }

  func signIn(with credentials: Credentials) async throws(ServiceError)

  /// Ends the session, at once and in any case.
  func signOut()
}
