import MessengerHost

/// The messenger in streams: what the user does goes in, what the screens show comes out.
public final class ReactiveMessenger: MessengerApp {
  private let coordinator: AppCoordinator

  public init(environment: AppEnvironment) {
    coordinator = AppCoordinator(window: environment.window, services: Services(environment))
  }

  public func start(opening link: String?) {
    coordinator.start(opening: link)
  }

  public func open(_ link: String) {
    coordinator.open(link)
  }
}
