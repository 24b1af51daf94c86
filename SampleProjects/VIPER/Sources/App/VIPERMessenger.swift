import MessengerHost

/// The messenger in VIPER: makes the services, and lets the root module lead to the others.
public final class VIPERMessenger: MessengerApp {
  private let services: AppServices
  private let router: NavigationRouter
  private let root: RootView

  public init(environment: AppEnvironment) {
    services = AppServices(environment)
    router = NavigationRouter(
      window: environment.window, routes: RootRouteFactory(services: services))
    root = RootBuilder(service: RootServiceAdapter(services: services), router: router)
      .build(in: environment.window)
  }

  public func start(opening link: String?) {
    root.start(opening: link)
    services.sync.start()
  }

  public func open(_ link: String) {
    root.open(link)
  }
}
