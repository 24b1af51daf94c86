import MessengerTexts
import ScreenKit

/// Signs in with what the user enters, and shows why they are not signed in.
final class LoginViewController: ViewController {
  private let signIn: SignIn
  private let network: NetworkStatus
  private let texts: Texts
  private let loginView: LoginView

  init(signIn: SignIn, network: NetworkStatus, texts: Texts) {
    self.signIn = signIn
    self.network = network
    self.texts = texts
    loginView = LoginView(texts: texts)
    super.init()
    title = texts[.loginTitle]
  }

  override func loadView() {
    view = loginView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loginView.onSubmit = { [weak self] in self?.submit() }
    loginView.error = signIn.hasExpired ? texts[.sessionExpired] : nil
    network.changes.add(self) { $0.showNetwork() }
    showNetwork()
  }

  private func submit() {
    loginView.error = nil
    loginView.isBusy = true
    signIn.start(username: loginView.username, password: loginView.password) { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ error: SignInError?) {
    loginView.isBusy = false
    loginView.error = error.map { $0.message(in: texts) }
    if error == .wrongCredentials { loginView.password = "" }
  }

  private func showNetwork() {
    loginView.network = network.state.text(in: texts)
  }
}
