import MessengerHost

/// The messenger as model, view and view model, with coordinators for the way through it.
public final class MVVMCMessenger: MessengerApp {
  private let services: AppServices
  private let coordinator: AppCoordinator

  public init(environment: AppEnvironment) {
    services = AppServices(environment)
    coordinator = AppCoordinator(window: environment.window, services: services)
  }

  public func start(opening link: String?) {
    link.map(open)
    services.network.follow(services.connection)
    coordinator.start()
  }

  public func open(_ link: String) {
    services.requests.open(link)
  }
}
