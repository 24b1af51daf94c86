/// Whether somebody is there to use the app.
@MainActor
protocol RootSessionService {
  var isSignedIn: Bool { get }

  /// Whether the last session has ended without the user's will.
  var hasExpired: Bool { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
