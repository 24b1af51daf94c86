import ScreenKit

/// Leads through the app: to the login, or to the tabs of who is signed in.
@MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  private let window: Window
  private let dependencies: any AppDependencies

  /// The tabs of who is signed in.
  private weak var main: MainCoordinator?

  /// The token of the session that is shown; `nil` while the login is.
  private var shownToken: String?

  /// The deep link that is followed once somebody is signed in.
  private var waitingLink: ThreadLink?

  init(window: Window, dependencies: any AppDependencies) {
    self.window = window
    self.dependencies = dependencies
  }

  func start() {
    bind { app in app.show(app.dependencies.sessions.session) }
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the login.
  func open(_ link: ThreadLink) {
    if let main { main.open(link) } else { waitingLink = link }
  }
}

extension AppCoordinator: Observer {
  /// Shows the login or the tabs, whatever was in front, unless they are shown already.
  func show(_ session: Session?) {
    guard window.rootViewController == nil || session?.token != shownToken else { return }
    let hasExpired = dependencies.sessions.hasExpired
    let hasSignedOut = shownToken != nil && session == nil && !hasExpired
    // Who has signed out asks for nothing more; whose session has expired may sign in again.
    if let main { waitingLink = hasSignedOut ? nil : main.waitingLink }
    shownToken = session?.token
    childCoordinators = []
    if let session { beginMain(of: session) } else { showLogin() }
  }

  private func showLogin() {
    window.rootViewController = dependencies.login()
  }

  private func beginMain(of session: Session) {
    let main = MainCoordinator(window: window, dependencies: dependencies.account(of: session))
    self.main = main
    begin(main)
    if let link = waitingLink {
      waitingLink = nil
      main.open(link)
    }
  }
}
