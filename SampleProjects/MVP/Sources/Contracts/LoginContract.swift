/// What stands on the login.
struct LoginLabels: Equatable {
  let title: String
  let username: String
  let password: String
  let submit: String
}

/// What the login shows.
@MainActor
protocol LoginViewInterface: AttemptViewInterface {
  func showLabels(_ labels: LoginLabels)
  func showNetwork(_ text: String)
  func clearPassword()
}

/// What happens on the login.
@MainActor
protocol LoginPresenterInterface: AnyObject {
  func viewDidLoad()
  func submit(username: String, password: String)
}
