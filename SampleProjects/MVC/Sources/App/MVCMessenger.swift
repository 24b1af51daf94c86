import MessengerHost
import ScreenKit

/// The messenger as model, view and controller.
///
/// Assembles the model and the first controller; from there on, controllers create controllers.
public final class MVCMessenger: SignInApp {
  private let window: Window
  private let session: Session

  public init(window: Window, transport: any Transport) {
    self.window = window
    session = Session(authentication: AuthenticationService(transport: transport))
  }

  public func start() {
    let login = LoginViewController(session: session)
    window.rootViewController = NavigationController(rootViewController: login)
    window.makeKeyAndVisible()
  }
}
