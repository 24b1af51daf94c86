import MessengerTexts

/// Lets somebody sign in.
@MainActor
final class LoginPresenter: LoginPresenterInterface {
  weak var view: (any LoginViewInterface)?

  private let session: any SessionModelInterface
  private let connection: any ConnectionModelInterface
  private let texts: Texts
  private let attempt = Attempt()

  init(
    session: any SessionModelInterface, connection: any ConnectionModelInterface, texts: Texts
  ) {
    self.session = session
    self.connection = connection
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showLabels(
      LoginLabels(
        title: texts[.loginTitle], username: texts[.username], password: texts[.password],
        submit: texts[.signIn]))
    attempt.follow { [weak view] in view?.showAttempt($0) }
    connection.observe(by: self) { $0.showNetwork() }
    showNetwork()
    if session.state == .signedOut(hasExpired: true) {
      attempt.refuse(texts[.sessionExpired])
    }
  }

  func submit(username: String, password: String) {
    let username = username.trimmed
    guard !username.isEmpty else { return attempt.refuse(texts[.enterUsername]) }
    guard !password.isEmpty else { return attempt.refuse(texts[.enterPassword]) }
    attempt.start { [session] () async throws(Failure) in
      try await session.signIn(username: username, password: password)
    } failed: { [weak self, texts] failure in
      guard failure == .wrongCredentials else { return texts.explanation(of: failure) }
      self?.view?.clearPassword()
      return texts[.wrongCredentials]
    } done: {
      // That somebody is signed in, the app hears from the session.
    }
  }

  private func showNetwork() {
    view?.showNetwork(texts.network(connection.status))
  }
}
