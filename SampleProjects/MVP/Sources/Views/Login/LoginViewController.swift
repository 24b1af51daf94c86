import MessengerTexts
import ScreenKit

/// The login.
final class LoginViewController: ViewController {
  private let presenter: any LoginPresenterInterface
  private let usernameField: TextField
  private let passwordField: TextField
  private let networkLabel = Label(identifier: "login.network")
  private let attemptViews: AttemptViews

  init(presenter: any LoginPresenterInterface, texts: Texts) {
    self.presenter = presenter
    usernameField = TextField(texts[.username], identifier: "login.username")
    passwordField = TextField(texts[.password], identifier: "login.password")
    passwordField.isSecure = true
    attemptViews = AttemptViews(
      button: Button(texts[.signIn], identifier: "login.submit"), screen: "login")
    super.init()
    title = texts[.loginTitle]
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      networkLabel, usernameField, passwordField, attemptViews.button,
      attemptViews.busyIndicator, attemptViews.errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    attemptViews.button.addTarget(
      self, action: LoginViewController.submit, for: .primaryActionTriggered)
    passwordField.addTarget(self, action: LoginViewController.submit, for: .editingDidEndOnExit)
    presenter.viewDidLoad()
  }

  private func submit() {
    presenter.submit(username: usernameField.text, password: passwordField.text)
  }
}

extension LoginViewController: LoginViewInterface {
  func showNetwork(_ text: String) {
    networkLabel.text = text
  }

  func clearPassword() {
    passwordField.text = ""
  }

  func showBusy(_ isBusy: Bool) {
    attemptViews.showBusy(isBusy)
  }

  func showError(_ text: String?) {
    attemptViews.errorLabel.show(text)
  }
}
