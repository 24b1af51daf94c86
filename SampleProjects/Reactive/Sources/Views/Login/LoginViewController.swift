import MessengerTexts
import ScreenKit

/// Asks who the user is.
final class LoginViewController: ViewController {
  let viewModel: LoginViewModel

  private let usernameField = TextField("", identifier: "login.username")
  private let passwordField = TextField("", identifier: "login.password")
  private let submitButton = Button("", identifier: "login.submit")
  private let busyIndicator = ActivityIndicator(identifier: "login.busy")
  private let problemLabel = Label(identifier: "login.error")
  private let networkLabel = Label(identifier: "login.network")
  private let subscriptions = Subscriptions()

  init(
    texts: Observable<Texts>, viewModel makeViewModel: (LoginViewModel.Inputs) -> LoginViewModel
  ) {
    passwordField.isSecure = true
    viewModel = makeViewModel(
      LoginViewModel.Inputs(
        username: usernameField.edits, password: passwordField.edits,
        submit: .merge(submitButton.taps, passwordField.returns)))
    super.init()
    subscriptions.add(texts) { [weak self] in self?.showCaptions($0) }
    bind()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      networkLabel, usernameField, passwordField, submitButton, busyIndicator, problemLabel,
    ])
  }

  private func showCaptions(_ texts: Texts) {
    title = texts[.loginTitle]
    usernameField.placeholder = texts[.username]
    passwordField.placeholder = texts[.password]
    submitButton.title = texts[.signIn]
  }

  private func bind() {
    subscriptions.add(viewModel.password) { [passwordField] in passwordField.text = $0 }
    subscriptions.add(viewModel.isBusy) { [submitButton, busyIndicator] isBusy in
      submitButton.isEnabled = !isBusy
      busyIndicator.show(isBusy)
    }
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
    subscriptions.add(viewModel.network) { [networkLabel] in networkLabel.show($0) }
  }
}
