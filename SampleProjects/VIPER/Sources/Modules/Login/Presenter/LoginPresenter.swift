/// Stands between the login's view, interactor and router, and knows each only as a protocol.
@MainActor
final class LoginPresenter {
  /// Weak, because the view owns its presenter.
  weak var view: (any LoginViewInput)?

  private let interactor: any LoginInteractorInput
  private let router: any LoginRouterInput

  init(interactor: any LoginInteractorInput, router: any LoginRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - LoginViewOutput

extension LoginPresenter: LoginViewOutput {
  func didTapSubmit(username: String, password: String) {
    view?.show(error: nil)
    view?.show(isBusy: true)
    interactor.signIn(username: username, password: password)
  }
}

// MARK: - LoginInteractorOutput

extension LoginPresenter: LoginInteractorOutput {
  func didSignIn() {
    view?.show(isBusy: false)
    router.showHome()
  }

  func didFailToSignIn(_ failure: LoginFailure) {
    view?.show(isBusy: false)
    view?.show(error: message(for: failure))
    if failure == .wrongCredentials {
      view?.clearPassword()
    }
  }

  private func message(for failure: LoginFailure) -> String {
    switch failure {
    case .missingUsername: "Enter your username."
    case .missingPassword: "Enter your password."
    case .wrongCredentials: "Wrong username or password."
    case .noConnection: "No connection. Try again."
    case .serverFailure: "Something went wrong. Try again later."
    }
  }
}
