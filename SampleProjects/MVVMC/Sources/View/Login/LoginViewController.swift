import MessengerTexts
import ScreenKit

/// Shows a login view model, and passes on what the user does.
final class LoginViewController: ViewController {
  private let viewModel: LoginViewModel

  private let networkLabel = Label(identifier: "login.network")
  private let usernameField = TextField("", identifier: "login.username")
  private let passwordField = TextField("", identifier: "login.password")
  private let submitButton = Button("", identifier: "login.submit")
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let errorLabel = Label(identifier: "login.error")

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    passwordField.isSecure = true
    view = StackView(arrangedSubviews: [
      networkLabel, usernameField, passwordField, submitButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(usernameField, to: \.viewModel.username)
    bind(passwordField, to: \.viewModel.password)
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    bind { screen in screen.networkLabel.text = screen.viewModel.networkText }
    bind { screen in screen.errorLabel.show(screen.viewModel.errorText) }
    bind { screen in
      screen.submitButton.isEnabled = !screen.viewModel.isBusy
      screen.busyIndicator.show(screen.viewModel.isBusy)
    }
    submitButton.addTarget(self, action: LoginViewController.submit, for: .primaryActionTriggered)
    passwordField.addTarget(self, action: LoginViewController.submit, for: .editingDidEndOnExit)
  }

  private func showTexts(_ texts: Texts) {
    title = texts[.loginTitle]
    usernameField.placeholder = texts[.username]
    passwordField.placeholder = texts[.password]
    submitButton.title = texts[.signIn]
  }

  private func submit() {
    Task { [viewModel] in await viewModel.submit() }
  }
}
