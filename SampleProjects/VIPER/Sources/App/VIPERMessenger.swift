import MessengerHost
import ScreenKit

/// The messenger as view, interactor, presenter, entity and router.
///
/// Creates the services and asks the first module's builder for its screen.
public final class VIPERMessenger: SignInApp {
  private let window: Window
  private let services: AppServices

  public init(window: Window, transport: any Transport) {
    self.window = window
    services = AppServices(
      authentication: NetworkAuthenticationService(transport: transport),
      sessions: InMemorySessionStore())
  }

  public func start() {
    let login = LoginBuilder(services: services).build()
    window.rootViewController = NavigationController(rootViewController: login)
    window.makeKeyAndVisible()
  }
}
