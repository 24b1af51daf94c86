/// Turns ``SessionManaging`` into ``SettingsAccountService``.
struct SettingsAccountAdapter: SettingsAccountService {
  let session: any SessionManaging

  var account: SettingsAccount? {
    session.account.map { SettingsAccount(name: $0.name, handle: $0.handle) }
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    session.observe(observer, react)
  }

  func rename(to name: String) async throws(ServiceError) {
    try await session.rename(to: name)
  }

  func signOut() {
    session.signOut()
  }
}
