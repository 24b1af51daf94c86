import ScreenKit

/// Decides between login and tabs, by who is signed in.
@MainActor
final class AppCoordinator {
  private let window: Window
  private let services: Services
  private let links = Subject<DeepLink>()
  private let subscriptions = Subscriptions()
  private var tabs: TabsCoordinator?

  init(window: Window, services: Services) {
    self.window = window
    self.services = services
  }

  func start(opening link: String?) {
    let preferences = services.preferences.preferences
    subscriptions.add(preferences) { [window] in $0.apply(to: &window.traitCollection) }
    subscriptions.add(roots) { [weak self] in self?.show($0) }
    let threads = DeepLink.threads(
      of: links.observable, in: services.inbox.inbox, until: services.session.endings)
    subscriptions.add(threads) { [weak self] in self?.tabs?.showThread($0) }
    window.makeKeyAndVisible()
    if let link { open(link) }
  }

  func open(_ link: String) {
    if let link = DeepLink(link) { links.onNext(link) }
  }

  private enum Root: Equatable {
    case login(isExpired: Bool)
    case tabs(handle: String)
  }

  /// What fills the window.
  private var roots: Observable<Root> {
    services.session.states.map { state in
      state.session.map { .tabs(handle: $0.handle) } ?? .login(isExpired: state.end == .expired)
    }.distinctUntilChanged()
  }

  private func show(_ root: Root) {
    switch root {
    case .login(let isExpired):
      tabs = nil
      window.rootViewController = login(isExpired: isExpired)
    case .tabs:
      let tabs = TabsCoordinator(services: services)
      self.tabs = tabs
      window.rootViewController = tabs.rootViewController
    }
  }

  private func login(isExpired: Bool) -> ViewController {
    LoginViewController(texts: services.texts) { [services] inputs in
      LoginViewModel(
        inputs, isExpired: isExpired, statuses: services.statuses, texts: services.texts,
        signIn: services.session.signIn)
    }
  }
}
