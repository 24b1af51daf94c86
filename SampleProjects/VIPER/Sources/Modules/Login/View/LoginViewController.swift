import MessengerTexts
import ScreenKit

/// The screen on which somebody signs in.
final class LoginViewController: ViewController {
  private let handler: any LoginEventHandler
  private let networkLabel = Label(identifier: "login.network")
  private let usernameField: TextField
  private let passwordField: TextField
  private let submitButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let errorLabel = NoticeLabel(identifier: "login.error")

  init(handler: any LoginEventHandler, texts: Texts) {
    self.handler = handler
    usernameField = TextField(texts[.username], identifier: "login.username")
    passwordField = TextField(texts[.password], identifier: "login.password")
    submitButton = Button(texts[.signIn], identifier: "login.submit")
    super.init()
    title = texts[.loginTitle]
  }

  override func loadView() {
    passwordField.isSecure = true
    view = StackView(arrangedSubviews: [
      networkLabel, usernameField, passwordField, submitButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    submitButton.addTarget(self, action: LoginViewController.submit, for: .primaryActionTriggered)
    passwordField.addTarget(self, action: LoginViewController.submit, for: .editingDidEndOnExit)
    handler.viewDidLoad()
  }

  private func submit() {
    handler.didSubmit(username: usernameField.text, password: passwordField.text)
  }
}

extension LoginViewController: LoginViewInterface {
  func show(isBusy: Bool) {
    submitButton.isEnabled = !isBusy
    busyIndicator.show(isBusy: isBusy)
  }

  func show(error: String?) {
    errorLabel.show(error)
  }

  func show(network: String) {
    networkLabel.text = network
  }

  func clearPassword() {
    passwordField.text = ""
  }
}
