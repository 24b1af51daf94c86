import MessengerTexts
import ScreenKit

/// Asks who the user is.
final class LoginViewController: ViewController {
  let viewModel: LoginViewModel

  private let usernameField: TextField
  private let passwordField: TextField
  private let submitButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let problemLabel = Label(identifier: "login.error")
  private let networkLabel = Label(identifier: "login.network")
  private let subscriptions = Subscriptions()

  init(texts: Texts, viewModel makeViewModel: (LoginViewModel.Inputs) -> LoginViewModel) {
    usernameField = TextField(texts[.username], identifier: "login.username")
    passwordField = TextField(texts[.password], identifier: "login.password")
    passwordField.isSecure = true
    submitButton = Button(texts[.signIn], identifier: "login.submit")
    viewModel = makeViewModel(
      LoginViewModel.Inputs(
        username: usernameField.texts, password: passwordField.texts,
        submit: .merge(submitButton.taps, passwordField.returns)))
    super.init()
    title = texts[.loginTitle]
    bind()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      networkLabel, usernameField, passwordField, submitButton, busyIndicator, problemLabel,
    ])
  }

  private func bind() {
    subscriptions.add(viewModel.isBusy) { [submitButton, busyIndicator] isBusy in
      submitButton.isEnabled = !isBusy
      busyIndicator.show(isBusy)
    }
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
    subscriptions.add(viewModel.network) { [networkLabel] in networkLabel.show($0) }
    subscriptions.add(viewModel.newPassword) { [passwordField] in
      passwordField.replaceText(with: $0)
    }
  }
}
