import ScreenKit

/// What the coordinator of the app needs from outside.
@MainActor
protocol AppDependencies: AnyObject {
  var sessions: any SessionService { get }

  /// The screen of the login.
  func login() -> ViewController

  /// What serves the account of a session, from now until it is released.
  func account(of session: Session) -> MainCoordinator.Dependencies
}
