import ScreenKit

/// Asks for username and password. Tells its presenter everything and decides nothing.
final class LoginViewController: ViewController {
  private let presenter: any LoginViewOutput

  private let usernameField = TextField("Username", identifier: "login.username")
  private let passwordField = TextField("Password", identifier: "login.password")
  private let submitButton = Button("Sign in", identifier: "login.submit")
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let errorLabel = Label(identifier: "login.error")

  init(presenter: any LoginViewOutput) {
    self.presenter = presenter
    super.init()
    title = "Sign in"
  }

  override func loadView() {
    passwordField.isSecure = true
    errorLabel.isHidden = true
    view = StackView(arrangedSubviews: [
      usernameField, passwordField, submitButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    submitButton.addTarget(self, action: LoginViewController.submit, for: .primaryActionTriggered)
  }

  private func submit() {
    presenter.didTapSubmit(username: usernameField.text, password: passwordField.text)
  }
}

// MARK: - LoginViewInput

extension LoginViewController: LoginViewInput {
  func show(isBusy: Bool) {
    submitButton.isEnabled = !isBusy
    if isBusy {
      busyIndicator.startAnimating()
    } else {
      busyIndicator.stopAnimating()
    }
  }

  func show(error: String?) {
    errorLabel.text = error
    errorLabel.isHidden = error == nil
  }

  func clearPassword() {
    passwordField.text = ""
  }
}
