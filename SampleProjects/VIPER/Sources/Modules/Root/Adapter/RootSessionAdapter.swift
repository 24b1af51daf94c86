/// Turns ``SessionManaging`` into ``RootSessionService``.
struct RootSessionAdapter: RootSessionService {
  let session: any SessionManaging

  var isSignedIn: Bool { session.account != nil }
  var hasExpired: Bool { session.hasExpired }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    session.observe(observer, react)
  }
}
