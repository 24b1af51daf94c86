/// How far the user has come.
enum SessionState: Equatable, Sendable {
  case signedOut
  case signingIn
  case refused(SignInError)
  case signedIn(Account)
}
