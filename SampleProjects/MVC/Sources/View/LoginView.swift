import ScreenKit

/// Asks for username and password.
///
/// Knows how things look, not what they mean: it reports a tap and is told what to show.
final class LoginView: View {
  /// Called when the user wants to sign in.
  var onSubmit: (() -> Void)?

  private let usernameField = TextField("Username", identifier: "login.username")
  private let passwordField = TextField("Password", identifier: "login.password")
  private let submitButton = Button("Sign in", identifier: "login.submit")
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let errorLabel = Label(identifier: "login.error")

  init() {
    super.init()
    passwordField.isSecure = true
    errorLabel.isHidden = true
    submitButton.addTarget(self, action: LoginView.submit, for: .primaryActionTriggered)
    addSubview(
      StackView(arrangedSubviews: [
        usernameField, passwordField, submitButton, busyIndicator, errorLabel,
      ]))
  }

  var username: String { usernameField.text }

  var password: String {
    get { passwordField.text }
    set { passwordField.text = newValue }
  }

  var isBusy: Bool {
    get { busyIndicator.isAnimating }
    set {
      submitButton.isEnabled = !newValue
      if newValue {
        busyIndicator.startAnimating()
      } else {
        busyIndicator.stopAnimating()
      }
    }
  }

  var error: String? {
    get { errorLabel.text }
    set {
      errorLabel.text = newValue
      errorLabel.isHidden = newValue == nil
    }
  }

  private func submit() {
    onSubmit?()
  }
}
