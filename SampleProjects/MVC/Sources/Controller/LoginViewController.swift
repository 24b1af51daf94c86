import ScreenKit

/// Passes what the user enters to the session, and shows what becomes of it.
final class LoginViewController: ViewController {
  private let session: Session
  private let loginView = LoginView()

  init(session: Session) {
    self.session = session
    super.init()
    title = "Sign in"
  }

  override func loadView() {
    view = loginView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loginView.onSubmit = { [weak self] in self?.submit() }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    session.delegate = self
  }

  private func submit() {
    session.signIn(username: loginView.username, password: loginView.password)
  }
}

// MARK: - SessionDelegate

extension LoginViewController: SessionDelegate {
  func session(_ session: Session, didChangeTo state: SessionState) {
    loginView.isBusy = state == .signingIn
    loginView.error = nil
    switch state {
    case .signedOut, .signingIn:
      break
    case .refused(let error):
      show(error)
    case .signedIn(let account):
      showHome(of: account)
    }
  }

  private func show(_ error: SignInError) {
    loginView.error = error.message
    if error == .wrongCredentials {
      loginView.password = ""
    }
  }

  private func showHome(of account: Account) {
    let home = HomeViewController(session: session, account: account)
    navigationController?.setViewControllers([home])
  }
}
