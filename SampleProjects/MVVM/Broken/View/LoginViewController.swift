import ScreenKit

/// Shows a login view model, and passes on what the user does.
///
/// There is nothing to decide here: each line binds one control to one property.
final class LoginViewController: ViewController {
  private let viewModel: LoginViewModel

  private let usernameField = TextField("Username", identifier: "login.username")
  private let passwordField = TextField("Password", identifier: "login.password")
  private let submitButton = Button("Sign in", identifier: "login.submit")
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let errorLabel = Label(identifier: "login.error")

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Sign in"
  }

  override func loadView() {
    passwordField.isSecure = true
    view = StackView(arrangedSubviews: [
      usernameField, passwordField, submitButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindControls()
    bindViewModel()
    viewModel.view = self
  }

  /// Called by the view model.
  func askForPasswordAgain() {
    passwordField.placeholder = "Password, once more"
  }
}

// MARK: - From the user to the view model

extension LoginViewController {
  private func bindControls() {
    usernameField.addTarget(self, action: LoginViewController.editUsername, for: .editingChanged)
    passwordField.addTarget(self, action: LoginViewController.editPassword, for: .editingChanged)
    submitButton.addTarget(self, action: LoginViewController.submit, for: .primaryActionTriggered)
  }

  private func editUsername() {
    viewModel.username.value = usernameField.text
  }

  private func editPassword() {
    viewModel.password.value = passwordField.text
  }

  private func submit() {
    Task { await viewModel.submit() }
  }
}

// MARK: - From the view model to the user

extension LoginViewController {
  private func bindViewModel() {
    viewModel.username.bind(to: usernameField) { $0.text = $1 }
    viewModel.password.bind(to: passwordField) { $0.text = $1 }
    viewModel.isBusy.bind(to: submitButton) { $0.isEnabled = !$1 }
    viewModel.isBusy.bind(to: busyIndicator) { indicator, isBusy in
      if isBusy {
        indicator.startAnimating()
      } else {
        indicator.stopAnimating()
      }
    }
    viewModel.errorMessage.bind(to: errorLabel) { label, message in
      label.text = message
      label.isHidden = message == nil
    }
  }
}
