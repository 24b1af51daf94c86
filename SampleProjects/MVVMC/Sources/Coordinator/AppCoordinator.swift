import ScreenKit

/// Leads through the app: to the login, or to the tabs of who is signed in.
@MainActor
final class AppCoordinator: Coordinator {
  /// What fills the window.
  private enum Flow: Equatable {
    case login
    /// The tabs of a session. Another session has other tabs.
    case main(session: String)
  }

  var childCoordinators: [any Coordinator] = []

  private let window: Window
  private let dependencies: any AppDependencies

  /// The flow that is shown; `nil` before the start.
  private var flow: Flow?

  /// The tabs of who is signed in.
  private weak var main: MainCoordinator?

  /// The deep link that has not been followed yet: nobody is signed in, or its thread is not known.
  private var waitingLink: ThreadLink?

  init(window: Window, dependencies: any AppDependencies) {
    self.window = window
    self.dependencies = dependencies
  }

  func start() {
    bind(\.dependencies.sessions.session) { app, session in app.show(session) }
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the login.
  func open(_ link: ThreadLink) {
    waitingLink = link
    main?.open(link)
  }
}

extension AppCoordinator: Observer {
  /// Shows the login or the tabs, whatever was in front, unless they are shown already.
  private func show(_ session: Session?) {
    let next = session.map { Flow.main(session: $0.token) } ?? .login
    guard flow != next else { return }
    if let main { endMain(main) }
    flow = next
    if let session { beginMain(of: session) } else { showLogin() }
  }

  private func showLogin() {
    window.rootViewController = dependencies.screens.login()
  }

  private func beginMain(of session: Session) {
    let main = MainCoordinator(
      window: window, dependencies: dependencies.beginAccount(of: session))
    main.delegate = self
    self.main = main
    begin(main)
    if let waitingLink { main.open(waitingLink) }
  }

  private func endMain(_ main: MainCoordinator) {
    end(main)
    dependencies.endAccount()
    // Who has signed out asks for nothing more; whose session has expired may sign in again.
    if !dependencies.sessions.hasExpired { waitingLink = nil }
  }
}

extension AppCoordinator: MainCoordinatorDelegate {
  func linkIsDone(_ link: ThreadLink) {
    if waitingLink == link { waitingLink = nil }
  }
}
