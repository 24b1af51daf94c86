import MessengerHost
import ScreenKit

/// The messenger as model, view and view model.
public final class MVVMMessenger: SignInApp {
  private let coordinator: AppCoordinator

  public init(window: Window, transport: any Transport) {
    let authentication = NetworkAuthenticationService(transport: transport)
    coordinator = AppCoordinator(window: window, authentication: authentication)
  }

  public func start() {
    coordinator.start()
  }
}
