import MessengerHost
import ScreenKit

/// The messenger as model, view and view model.
public final class MVVMMessenger: MessengerApp {
  private let window: Window
  private let services: AppServices
  private let root: RootViewModel
  private var shown: RootViewModel.Content?

  public init(environment: AppEnvironment) {
    window = environment.window
    services = AppServices(environment)
    root = RootViewModel(sessions: services.sessions)
  }

  public func start(opening link: String?) {
    link.map(open)
    services.network.follow(services.connection)
    bind { app in
      app.window.traitCollection = app.window.traitCollection.preferring(
        app.services.preferences.preferences)
    }
    bind { app in app.show(app.root.content) }
    window.makeKeyAndVisible()
  }

  public func open(_ link: String) {
    ThreadLink(link).map(root.open)
  }
}

extension MVVMMessenger: Observer {
  /// Shows a content, unless what has changed is only something that its screens have read.
  private func show(_ content: RootViewModel.Content) {
    guard content != shown else { return }
    shown = content
    switch content {
    case .login: showLogin()
    case .tabs(let session): showTabs(of: session)
    }
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
    root.handLinks(to: main)
  }
}
