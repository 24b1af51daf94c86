import ScreenKit

/// The way through the app: the login, or the tabs of who is signed in.
@MainActor
final class AppCoordinator {
  private let window: Window
  private let services: AppServices
  private var main: MainCoordinator?

  /// The token of the session that is shown; `nil` while the login is.
  private var shownToken: String?

  /// Serves the account that is signed in.
  private var synchroniser: Synchroniser?

  init(window: Window, services: AppServices) {
    self.window = window
    self.services = services
  }

  func start() {
    bind { app in
      app.window.traitCollection = app.window.traitCollection.preferring(
        app.services.preferences.preferences)
    }
    bind { app in app.show(app.services.sessions.session) }
    window.makeKeyAndVisible()
  }
}

extension AppCoordinator: Observer {
  /// Shows the login or the tabs, whatever was in front, unless they are shown already.
  private func show(_ session: Session?) {
    guard window.rootViewController == nil || session?.token != shownToken else { return }
    let hasSignedOut = shownToken != nil && !services.sessions.hasExpired
    shownToken = session?.token
    synchroniser = nil
    main = nil
    if let session {
      showTabs(of: session)
    } else {
      showLogin()
      // Who has signed out asks for nothing more, and the next user has asked for nothing yet.
      if hasSignedOut { services.requests.requested = nil }
    }
  }

  private func showLogin() {
    window.rootViewController = LoginViewController(
      viewModel: LoginViewModel(
        sessions: services.sessions, network: services.network,
        preferences: services.preferences))
  }

  private func showTabs(of session: Session) {
    let account = services.account(of: session)
    let synchroniser = Synchroniser(
      session: session, services: account, sessions: services.sessions)
    synchroniser.follow(services.connection)
    self.synchroniser = synchroniser
    let main = MainCoordinator(
      viewModel: MainViewModel(
        conversations: account.conversations, requests: services.requests,
        preferences: services.preferences),
      screens: ScreenFactory(session: session, app: services, account: account))
    self.main = main
    main.start()
    window.rootViewController = main.tabs
  }
}
