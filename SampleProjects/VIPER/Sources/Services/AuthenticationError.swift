/// Why the server did not open a session.
enum AuthenticationError: Error, Equatable, Sendable {
  case wrongCredentials
  case noConnection
  case serverFailure
}
