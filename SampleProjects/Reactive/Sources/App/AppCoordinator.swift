import MessengerTexts
import ScreenKit

/// Decides between login and tabs, by who is signed in and in which language.
@MainActor
final class AppCoordinator {
  private let window: Window
  private let services: Services
  private let links = Source<DeepLink>()
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
    let endings = services.session.states.map(\.end).distinct().filter { $0 != nil }.map { _ in }
    let threads = DeepLink.threads(
      of: links.signal, in: services.inbox.inbox, until: endings)
    subscriptions.add(threads) { [weak self] in self?.tabs?.showThread($0) }
    window.makeKeyAndVisible()
    if let link { open(link) }
  }

  func open(_ link: String) {
    if let link = DeepLink(link) { links.send(link) }
  }

  private enum Root: Equatable {
    case login(isExpired: Bool, AppLanguage)
    case tabs(handle: String, AppLanguage, first: TabsCoordinator.Tab)
  }

  /// What fills the window; another language does so anew, with the settings in front.
  private var roots: Signal<Root> {
    let languages = services.preferences.preferences.map(\.language).distinct()
    return services.session.states.combineLatest(languages).scan(nil) { root, inputs in
      let (state, language) = inputs
      guard let handle = state.session?.handle else {
        root = Root.login(isExpired: state.end == .expired, language)
        return
      }
      guard case .tabs(handle, let oldLanguage, let tab)? = root else {
        root = .tabs(handle: handle, language, first: .chats)
        return
      }
      root = .tabs(
        handle: handle, language, first: oldLanguage == language ? tab : .settings)
    }.compactMap { $0 }.distinct()
  }

  private func show(_ root: Root) {
    switch root {
    case .login(let isExpired, let language):
      tabs = nil
      window.rootViewController = login(isExpired: isExpired, texts: language.texts)
    case .tabs(_, let language, let first):
      let tabs = TabsCoordinator(services: services, texts: language.texts)
      tabs.select(first)
      self.tabs = tabs
      window.rootViewController = tabs.rootViewController
    }
  }

  private func login(isExpired: Bool, texts: Texts) -> ViewController {
    LoginViewController(texts: texts) { [services] inputs in
      LoginViewModel(
        inputs, isExpired: isExpired, statuses: services.statuses, texts: texts,
        signIn: services.session.signIn)
    }
  }
}
