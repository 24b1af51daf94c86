/// What the view needs: somebody who hears what the user does.
@MainActor
protocol LoginEventHandler: AnyObject {
  func viewDidLoad()
  func didSubmit(username: String, password: String)
}

/// What a presenter can do with the view.
@MainActor
protocol LoginViewInterface: AnyObject {
  func show(isBusy: Bool)
  func show(error: String?)
  func show(network: String)
  func clearPassword()
}
