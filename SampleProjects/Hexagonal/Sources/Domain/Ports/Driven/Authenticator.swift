/// A way out: the domain needs to know whose credentials these are.
protocol Authenticator {
  func authenticate(_ credentials: Credentials) async throws(SignInError) -> Account
}
