import Foundation

/// Opens a session: checks what was entered, asks the server, remembers the answer.
@MainActor
final class LoginInteractor {
  /// Weak, because the presenter owns its interactor.
  weak var output: (any LoginInteractorOutput)?

  /// The attempt that is under way; tests await it.
  private(set) var attempt: Task<Void, Never>?

  private let authentication: any AuthenticationService
  private let sessions: any SessionStore

  init(authentication: any AuthenticationService, sessions: any SessionStore) {
    self.authentication = authentication
    self.sessions = sessions
  }
}

// MARK: - LoginInteractorInput

extension LoginInteractor: LoginInteractorInput {
  func signIn(username: String, password: String) {
    let username = username.trimmingCharacters(in: .whitespaces)
    if username.isEmpty {
      output?.didFailToSignIn(.missingUsername)
    } else if password.isEmpty {
      output?.didFailToSignIn(.missingPassword)
    } else {
      attempt = Task { await openSession(username: username, password: password) }
    }
  }

  private func openSession(username: String, password: String) async {
    do {
      sessions.current = try await authentication.signIn(username: username, password: password)
      output?.didSignIn()
    } catch {
      output?.didFailToSignIn(LoginFailure(error))
    }
  }
}
