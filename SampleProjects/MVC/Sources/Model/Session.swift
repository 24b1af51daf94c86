import Foundation

/// The user's session: the model that all screens share.
@MainActor
final class Session {
  /// Weak, because controllers own the model and not the other way round.
  weak var delegate: (any SessionDelegate)?

  private(set) var state = SessionState.signedOut {
    didSet { delegate?.session(self, didChangeTo: state) }
  }

  /// The attempt that is under way; tests await it.
  private(set) var attempt: Task<Void, Never>?

  private let authentication: AuthenticationService

  init(authentication: AuthenticationService) {
    self.authentication = authentication
  }

  func signIn(username: String, password: String) {
    let username = username.trimmingCharacters(in: .whitespaces)
    guard !username.isEmpty else {
      state = .refused(.missingUsername)
      return
    }
    guard !password.isEmpty else {
      state = .refused(.missingPassword)
      return
    }
    state = .signingIn
    attempt = Task {
      await authenticate(username: username, password: password)
    }
  }

  func signOut() {
    state = .signedOut
  }

  private func authenticate(username: String, password: String) async {
    do {
      state = .signedIn(try await authentication.signIn(username: username, password: password))
    } catch {
      state = .refused(error)
    }
  }
}
