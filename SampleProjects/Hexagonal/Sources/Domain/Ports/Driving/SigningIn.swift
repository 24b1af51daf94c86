/// A way in: somebody wants to sign in.
protocol SigningIn {
  func signIn(username: String, password: String) async throws(SignInError) -> Account
}
