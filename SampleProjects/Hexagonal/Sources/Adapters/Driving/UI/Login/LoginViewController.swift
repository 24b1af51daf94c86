import MessengerTexts
import ScreenKit

/// Lets somebody sign in.
final class LoginViewController: ViewController {
  private let signingIn: any SigningIn
  private let usernameField: TextField
  private let passwordField: TextField
  private let submitButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let problemLabel: ProblemLabel
  private let networkLabel: NetworkLabel
  private let attempt: Attempt

  /// - Parameter isExpired: Whether to say that the last session has expired.
  init(
    signingIn: any SigningIn, connection: any WatchingConnection, isExpired: Bool, texts: Texts
  ) {
    self.signingIn = signingIn
    usernameField = TextField(texts[.username], identifier: "login.username")
    passwordField = TextField(texts[.password], identifier: "login.password")
    submitButton = Button(texts[.signIn], identifier: "login.submit")
    problemLabel = ProblemLabel(identifier: "login.error", texts: texts)
    networkLabel = NetworkLabel(
      identifier: "login.network", connection: connection, texts: texts)
    attempt = Attempt(
      button: submitButton, busyIndicator: busyIndicator, problemLabel: problemLabel)
    super.init()
    title = texts[.loginTitle]
    if isExpired { problemLabel.say(.sessionExpired) }
  }

  override func loadView() {
    passwordField.isSecure = true
    view = StackView(arrangedSubviews: [
      networkLabel, usernameField, passwordField, submitButton, busyIndicator, problemLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    submitButton.addTarget(self, action: LoginViewController.submit, for: .primaryActionTriggered)
    passwordField.addTarget(self, action: LoginViewController.submit, for: .editingDidEndOnExit)
  }

  private func submit() {
    let (username, password) = (usernameField.text, passwordField.text)
    attempt.start { [signingIn] () async throws(Problem) in
      try await signingIn.signIn(username: username, password: password)
    } failed: { [weak self] problem in
      if problem == .wrongCredentials { self?.passwordField.text = "" }
    } done: {
      // That somebody is signed in, the flow of screens hears from the session.
    }
  }
}
