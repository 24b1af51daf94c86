/// Why somebody is not signed in.
enum SignInError: Error, Equatable, Sendable {
  case missingUsername
  case missingPassword
  case wrongCredentials
  case noConnection
  case serverFailure
}
