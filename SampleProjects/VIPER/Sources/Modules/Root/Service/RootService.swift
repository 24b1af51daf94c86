/// What the root module needs from outside.
@MainActor
protocol RootService {
  var isSignedIn: Bool { get }
  var hasExpired: Bool { get }
  var preferences: Preferences { get }

  func hasConversation(_ id: String) -> Bool

  /// Whether the server has said what conversations there are.
  var knowsAllConversations: Bool { get }

  func observeSession<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
  func observePreferences<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
  func observeConversations<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
