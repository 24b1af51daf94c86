import ScreenKit

/// What the coordinator of the app needs from outside.
@MainActor
protocol AppDependencies: AnyObject {
  var sessions: any SessionService { get }

  /// Makes the screen of the login.
  var screens: any LoginScreenFactory { get }

  /// Serves the account of a session, from now until `endAccount`.
  func beginAccount(of session: Session) -> MainCoordinator.Dependencies

  /// Ends what `beginAccount` has begun.
  func endAccount()
}

/// Makes the screen of the login, so that coordinators know nothing of what is in it.
@MainActor
protocol LoginScreenFactory: AnyObject {
  func login() -> ViewController
}
