/// What the login view tells its presenter.
@MainActor
protocol LoginViewOutput {
  func didTapSubmit(username: String, password: String)
}
