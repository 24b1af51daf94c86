import ScreenKit

/// Greets whoever is signed in, and signs them out.
final class HomeViewController: ViewController {
  private let session: Session
  private let account: Account
  private let homeView = HomeView()

  init(session: Session, account: Account) {
    self.session = session
    self.account = account
    super.init()
    title = "Messenger"
  }

  override func loadView() {
    view = homeView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    homeView.greeting = "Hello, \(account.name)"
    homeView.onSignOut = { [weak self] in self?.session.signOut() }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    session.delegate = self
  }
}

// MARK: - SessionDelegate

extension HomeViewController: SessionDelegate {
  func session(_ session: Session, didChangeTo state: SessionState) {
    guard state == .signedOut else { return }
    let login = LoginViewController(session: session)
    navigationController?.setViewControllers([login])
  }
}
