/// Knows whose session is open, and closes it.
@MainActor
final class HomeInteractor {
  /// Weak, because the presenter owns its interactor.
  weak var output: (any HomeInteractorOutput)?

  private let sessions: any SessionStore

  init(sessions: any SessionStore) {
    self.sessions = sessions
  }
}

// MARK: - HomeInteractorInput

extension HomeInteractor: HomeInteractorInput {
  func loadProfile() {
    guard let session = sessions.current else { return }
    output?.didLoad(session)
  }

  func signOut() {
    sessions.current = nil
    output?.didSignOut()
  }
}
