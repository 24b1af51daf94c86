/// Who is signed in. Tells when a session begins, ends, or is another user's name.
@MainActor
protocol SessionManaging: ObservableService {
  /// `nil` if nobody is signed in.
  var account: Account? { get }

  /// Whether the last session has ended without the user's will.
  var hasExpired: Bool { get }

  func signIn(username: String, password: String) async throws(ServiceError)
  func rename(to name: String) async throws(ServiceError)
  func signOut()
}
