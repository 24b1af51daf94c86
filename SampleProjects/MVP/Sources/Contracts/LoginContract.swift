/// What the login shows.
@MainActor
protocol LoginViewInterface: AttemptViewInterface {
  func showNetwork(_ text: String)
  func clearPassword()
}

/// What happens on the login.
@MainActor
protocol LoginPresenterInterface: AnyObject {
  func viewDidLoad()
  func submit(username: String, password: String)
}
