/// What the login interactor tells the presenter. No entity crosses this line.
@MainActor
protocol LoginInteractorOutput: AnyObject {
  func didSignIn()
  func didFailToSignIn(_ failure: LoginFailure)
}
