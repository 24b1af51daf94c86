import MessengerHost
import ScreenKit

/// The messenger as model, view and view model, with coordinators for the way through it.
public final class MVVMCMessenger: MessengerApp {
  private let window: Window
  private let services: AppServices
  private let coordinator: AppCoordinator

  public init(environment: AppEnvironment) {
    window = environment.window
    services = AppServices(environment)
    coordinator = AppCoordinator(
      window: window, dependencies: MessengerAssembly(services: services))
  }

  public func start(opening link: String?) {
    link.map(open)
    services.network.follow(services.connection)
    bind(\.services.preferences.preferences) { app, preferences in
      app.window.traitCollection = app.window.traitCollection.preferring(preferences)
    }
    coordinator.start()
  }

  public func open(_ link: String) {
    ThreadLink(link).map(coordinator.open)
  }
}

extension MVVMCMessenger: Observer {}
