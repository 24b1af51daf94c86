import MessengerHost
import MessengerTexts

/// The messenger in VIPER: makes the services and the router, and lets the root module begin.
public final class VIPERMessenger: MessengerApp {
  private let services: AppServices
  private let root: RootView

  public init(environment: AppEnvironment) {
    services = AppServices(
      environment, language: Preferences.Language(Language(locale: environment.locale)))
    let router = NavigationRouter(
      window: environment.window, routes: RootRouteFactory(services: services))
    root = RootBuilder(
      session: RootSessionAdapter(session: services.session),
      preferences: RootPreferencesAdapter(manager: services.preferences),
      threads: RootThreadAdapter(conversations: services.conversations),
      router: router
    ).build(in: environment.window)
  }

  public func start(opening link: String?) {
    root.start(openingThread: link.flatMap(DeepLink.init)?.thread)
    services.sync.start()
  }

  public func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    root.open(thread: link.thread)
  }
}
