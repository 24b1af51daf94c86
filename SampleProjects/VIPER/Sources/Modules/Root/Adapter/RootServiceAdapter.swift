/// Gives the root module what it needs, from the services of the app.
struct RootServiceAdapter: RootService {
  let services: AppServices

  var isSignedIn: Bool { services.session.session != nil }
  var hasExpired: Bool { services.session.hasExpired }
  var preferences: Preferences { services.preferences.preferences }
  var knowsAllConversations: Bool { services.conversations.isUpToDate }

  func hasConversation(_ id: String) -> Bool {
    services.inbox.inbox.conversation(id) != nil
  }

  func observeSession<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.session.observers.add(observer, react)
  }

  func observePreferences<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.preferences.observers.add(observer, react)
  }

  func observeConversations<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.inbox.observers.add(observer, react)
    services.conversations.observers.add(observer, react)
  }
}
