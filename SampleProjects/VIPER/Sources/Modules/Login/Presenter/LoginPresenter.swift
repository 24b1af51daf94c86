import MessengerTexts

/// Says on the screen how signing in goes.
@MainActor
final class LoginPresenter {
  weak var view: (any LoginViewInterface)?

  private let interactor: any LoginInteractorInput
  private let texts: Texts
  private let isExpired: Bool

  /// - Parameter isExpired: Whether to say that the last session has expired.
  init(interactor: any LoginInteractorInput, texts: Texts, isExpired: Bool) {
    self.interactor = interactor
    self.texts = texts
    self.isExpired = isExpired
  }

  private func text(for failure: LoginFailure) -> String {
    switch failure {
    case .missingUsername: texts[.enterUsername]
    case .missingPassword: texts[.enterPassword]
    case .wrongCredentials: texts[.wrongCredentials]
    case .request(let failure): texts.text(for: failure)
    }
  }
}

extension LoginPresenter: LoginEventHandler {
  func viewDidLoad() {
    if isExpired { view?.show(error: texts[.sessionExpired]) }
    interactor.start()
  }

  func didSubmit(username: String, password: String) {
    interactor.signIn(username: username, password: password)
  }
}

extension LoginPresenter: LoginInteractorOutput {
  func connectionDidChange(_ connection: ConnectionStatus) {
    view?.show(network: texts.text(for: connection))
  }

  func signInDidStart() {
    view?.show(error: nil)
    view?.show(isBusy: true)
  }

  func signInDidFail(_ failure: LoginFailure) {
    view?.show(isBusy: false)
    view?.show(error: text(for: failure))
    if failure == .wrongCredentials { view?.clearPassword() }
  }
}
