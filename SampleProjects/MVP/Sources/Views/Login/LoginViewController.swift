import ScreenKit

/// The login.
final class LoginViewController: ViewController {
  private let presenter: any LoginPresenterInterface
  private let usernameField = TextField("", identifier: "login.username")
  private let passwordField = TextField("", identifier: "login.password")
  private let networkLabel = Label(identifier: "login.network")
  private let attemptViews = AttemptViews(screen: "login", button: "submit")

  init(presenter: any LoginPresenterInterface) {
    self.presenter = presenter
    passwordField.isSecure = true
    super.init()
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
  func showLabels(_ labels: LoginLabels) {
    title = labels.title
    usernameField.placeholder = labels.username
    passwordField.placeholder = labels.password
    attemptViews.button.title = labels.submit
  }

  func showNetwork(_ text: String) {
    networkLabel.text = text
  }

  func clearPassword() {
    passwordField.text = ""
  }

  func showAttempt(_ state: AttemptState) {
    attemptViews.show(state)
  }
}
