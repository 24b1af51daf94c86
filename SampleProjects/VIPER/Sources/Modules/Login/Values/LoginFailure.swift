/// Why somebody is not signed in.
enum LoginFailure: Equatable, Sendable {
  case missingUsername, missingPassword, wrongCredentials
  case request(RequestFailure)
}
