@testable import VIPER

/// Stands in for the login's view.
final class LoginViewSpy: LoginViewInput {
  private(set) var calls: [String] = []

  func show(isBusy: Bool) { calls.append("busy: \(isBusy)") }
  func show(error: String?) { calls.append("error: \(error ?? "none")") }
  func clearPassword() { calls.append("clear password") }
}

/// Stands in for the login's interactor.
final class LoginInteractorSpy: LoginInteractorInput {
  private(set) var calls: [String] = []

  func signIn(username: String, password: String) {
    calls.append("sign in \(username) \(password)")
  }
}

/// Stands in for the login's router.
final class LoginRouterSpy: LoginRouterInput {
  private(set) var calls: [String] = []

  func showHome() { calls.append("show home") }
}

/// Stands in for the login's presenter, as its interactor sees it.
final class LoginInteractorOutputSpy: LoginInteractorOutput {
  private(set) var calls: [String] = []

  func didSignIn() { calls.append("signed in") }
  func didFailToSignIn(_ failure: LoginFailure) { calls.append("failed: \(failure)") }
}

/// Stands in for the login's presenter, as its view sees it.
final class LoginViewOutputSpy: LoginViewOutput {
  private(set) var calls: [String] = []

  func didTapSubmit(username: String, password: String) {
    calls.append("submit \(username) \(password)")
  }
}
