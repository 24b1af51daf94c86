import MessengerTexts
import ScreenKit

/// Passes what the user enters to the session, and shows why they are not signed in.
final class LoginViewController: ViewController {
  private let session: Session
  private let network: NetworkStatus
  private let texts: Texts
  private let loginView: LoginView

  init(session: Session, network: NetworkStatus, texts: Texts) {
    self.session = session
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
    loginView.error = session.hasExpired ? texts[.sessionExpired] : nil
    network.changes.add(self) { $0.showNetwork() }
    showNetwork()
  }

  private func submit() {
    loginView.error = nil
    loginView.isBusy = true
    session.signIn(username: loginView.username, password: loginView.password) { [weak self] in
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
