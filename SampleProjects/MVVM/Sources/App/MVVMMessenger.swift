import MessengerHost
import ScreenKit

/// The messenger as model, view and view model.
public final class MVVMMessenger: MessengerApp {
  private let window: Window
  private let services: AppServices

  /// The token of the session that is shown; `nil` while the login is.
  private var shownToken: String?

  /// Serves the account that is signed in.
  private var synchroniser: Synchroniser?

  public init(environment: AppEnvironment) {
    window = environment.window
    services = AppServices(environment)
  }

  public func start(opening link: String?) {
    link.map(open)
    services.network.follow(services.connection)
    bind { app in
      app.window.traitCollection = app.window.traitCollection.preferring(
        app.services.preferences.preferences)
    }
    bind { app in app.show(app.services.sessions.session) }
    window.makeKeyAndVisible()
  }

  public func open(_ link: String) {
    services.requests.open(link)
  }
}

extension MVVMMessenger: Observer {
  /// Shows the login or the tabs, whatever was in front, unless they are shown already.
  private func show(_ session: Session?) {
    guard window.rootViewController == nil || session?.token != shownToken else { return }
    let hasSignedOut = shownToken != nil && !services.sessions.hasExpired
    shownToken = session?.token
    synchroniser = nil
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
    let client = ServerClient(
      connection: services.connection, sessions: services.sessions, token: session.token,
      isResumed: services.sessions.isNew)
    let account = AccountServices(
      client: client, sessions: services.sessions, archive: services.archive)
    let synchroniser = Synchroniser(
      session: session, services: account, sessions: services.sessions)
    synchroniser.follow(services.connection)
    self.synchroniser = synchroniser
    let screens = MessengerScreenFactory(session: session, app: services, account: account)
    window.rootViewController = screens.main()
  }
}
