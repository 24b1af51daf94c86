import MessengerHost
import ScreenKit

/// The messenger as model, view and view model.
public final class MVVMMessenger: MessengerApp {
  private let window: Window
  private let services: AppServices

  /// The token of the session that is shown; `nil` while the login is.
  private var shownToken: String?

  /// The tabs of who is signed in.
  private var main: MainViewModel?

  /// The deep link that is followed once somebody is signed in.
  private var waitingLink: ThreadLink?

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
    guard let link = ThreadLink(link) else { return }
    if let main { main.open(link) } else { waitingLink = link }
  }
}

extension MVVMMessenger: Observer {
  /// Shows the login or the tabs, whatever was in front, unless they are shown already.
  private func show(_ session: Session?) {
    guard window.rootViewController == nil || session?.token != shownToken else { return }
    let hasSignedOut = shownToken != nil && session == nil && !services.sessions.hasExpired
    // Who has signed out asks for nothing more; whose session has expired may sign in again.
    if let main { waitingLink = hasSignedOut ? nil : main.waitingLink }
    main = nil
    shownToken = session?.token
    if let session { showTabs(of: session) } else { showLogin() }
  }

  private func showLogin() {
    window.rootViewController = LoginViewController(
      viewModel: LoginViewModel(
        sessions: services.sessions, network: services.network,
        preferences: services.preferences))
  }

  private func showTabs(of session: Session) {
    let account = Account(session: session, app: services)
    let main = MainViewModel(
      conversations: account.services.conversations, preferences: services.preferences)
    let screens = MessengerScreenFactory(app: services, account: account)
    window.rootViewController = screens.main(main)
    self.main = main
    if let link = waitingLink {
      waitingLink = nil
      main.open(link)
    }
  }
}
