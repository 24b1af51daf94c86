/// What the login presenter can have the interactor do.
@MainActor
protocol LoginInteractorInput {
  func signIn(username: String, password: String)
}
