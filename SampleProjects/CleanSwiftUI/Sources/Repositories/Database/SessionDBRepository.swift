/// The session in the database.
@MainActor
protocol SessionDBRepository {
  func session() -> Session?
  func save(_ session: Session)

  /// Forgets everything that belongs to the user.
  func forgetUser()
}

struct RealSessionDBRepository: SessionDBRepository {
  let store: DocumentStore

  func session() -> Session? {
    store.value("session", of: .user)
  }

  func save(_ session: Session) {
    store.save(session, as: "session", of: .user)
  }

  func forgetUser() {
    store.removeAll(of: .user)
  }
}
