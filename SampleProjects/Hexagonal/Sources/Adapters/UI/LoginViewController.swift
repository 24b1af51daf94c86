import ScreenKit

/// Lets somebody sign in, through the port for that.
final class LoginViewController: ViewController {
  /// Called once the user is signed in.
  var onSignIn: ((Account) -> Void)?

  private let signingIn: any SigningIn

  private let usernameField = TextField("Username", identifier: "login.username")
  private let passwordField = TextField("Password", identifier: "login.password")
  private let submitButton = Button("Sign in", identifier: "login.submit")
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let errorLabel = Label(identifier: "login.error")

  init(signingIn: any SigningIn) {
    self.signingIn = signingIn
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
    submitButton.addTarget(
      self, action: LoginViewController.didTapSubmit, for: .primaryActionTriggered)
  }

  /// Signs in with what is in the fields.
  func submit() async {
    show(error: nil)
    show(isBusy: true)
    do {
      let account = try await signingIn.signIn(
        username: usernameField.text, password: passwordField.text)
      show(isBusy: false)
      onSignIn?(account)
    } catch {
      show(isBusy: false)
      show(error: error)
    }
  }

  private func didTapSubmit() {
    Task { await submit() }
  }
}

// MARK: - What the user sees

extension LoginViewController {
  private func show(isBusy: Bool) {
    submitButton.isEnabled = !isBusy
    if isBusy {
      busyIndicator.startAnimating()
    } else {
      busyIndicator.stopAnimating()
    }
  }

  private func show(error: SignInError?) {
    errorLabel.text = error?.message
    errorLabel.isHidden = error == nil
    if error == .wrongCredentials {
      passwordField.text = ""
    }
  }
}
