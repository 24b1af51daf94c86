/// What the login presenter can have the view show.
@MainActor
protocol LoginViewInput: AnyObject {
  func show(isBusy: Bool)
  func show(error: String?)
  func clearPassword()
}
