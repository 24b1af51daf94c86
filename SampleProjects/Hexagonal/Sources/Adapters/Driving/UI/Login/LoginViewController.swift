import MessengerTexts
import ScreenKit

/// Lets somebody sign in.
final class LoginViewController: ViewController {
  private let signingIn: any SigningIn
  private let connection: any WatchingConnection
  private let texts: Texts
  private let usernameField: TextField
  private let passwordField: TextField
  private let submitButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let problemLabel = OptionalLabel(identifier: "login.error")
  private let networkLabel = Label(identifier: "login.network")
  private let attempt: Attempt
  private let following = Following()

  /// - Parameter isExpired: Whether to say that the last session has expired.
  init(
    signingIn: any SigningIn, connection: any WatchingConnection, isExpired: Bool, texts: Texts
  ) {
    self.signingIn = signingIn
    self.connection = connection
    self.texts = texts
    usernameField = TextField(texts[.username], identifier: "login.username")
    passwordField = TextField(texts[.password], identifier: "login.password")
    submitButton = Button(texts[.signIn], identifier: "login.submit")
    attempt = Attempt(
      button: submitButton, busyIndicator: busyIndicator, problemLabel: problemLabel, texts: texts)
    super.init()
    title = texts[.loginTitle]
    if isExpired { problemLabel.show(texts[.sessionExpired]) }
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
    following.follow(connection.connectionStatuses()) { [networkLabel, texts] in
      networkLabel.text = texts[$0.key]
    }
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
