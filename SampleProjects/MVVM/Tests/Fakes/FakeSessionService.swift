import Observation

@testable import MVVM

/// A session that a test begins and ends.
@Observable
final class FakeSessionService: SessionService {
  var session: Session?
  var hasExpired = false

  /// What the next attempt to sign in is answered with; `nil` for success.
  var error: ServiceError?

  /// Called before the answer, for a look at what waits for it.
  var whileWaiting: () -> Void = {}

  private(set) var received: [Credentials] = []

  init(_ session: Session? = nil) {
    self.session = session
  }

  func signIn(with credentials: Credentials) async throws(ServiceError) {
    received.append(credentials)
    whileWaiting()
    if let error { throw error }
  }

  func signOut() {
    session = nil
  }
}
