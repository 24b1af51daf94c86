/// Gives the module what it needs, from the services of the app.
struct SettingsServiceAdapter: SettingsService {
  let services: AppServices

  var account: Account? { services.session.session?.account }
  var preferences: Preferences { services.preferences.preferences }

  func observeAccount<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.session.observers.add(observer, react)
  }

  func rename(to name: String) async throws(ServiceError) {
    try await services.session.rename(to: name)
  }

  func changePreferences(_ body: (inout Preferences) -> Void) {
    services.preferences.change(body)
  }

  func signOut() {
    services.session.signOut()
  }
}
