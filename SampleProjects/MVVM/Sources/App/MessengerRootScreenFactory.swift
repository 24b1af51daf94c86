import ScreenKit

/// Pairs the login and the tabs with their view models, and the tabs with the services of an account.
@MainActor
final class MessengerRootScreenFactory: RootScreenFactory {
  private let app: AppServices
  private let root: RootViewModel

  init(app: AppServices, root: RootViewModel) {
    self.app = app
    self.root = root
  }

  func login() -> ViewController {
    LoginViewController(
      viewModel: LoginViewModel(
        sessions: app.sessions, network: app.network, preferences: app.preferences))
  }

  func tabs() -> ViewController {
    guard let session = app.sessions.session else { return login() }
    let account = Account(session: session, app: app)
    return MainViewController(
      viewModel: MainViewModel(
        root: root, conversations: account.services.conversations, preferences: app.preferences),
      screens: MessengerScreenFactory(app: app, account: account))
  }
}
