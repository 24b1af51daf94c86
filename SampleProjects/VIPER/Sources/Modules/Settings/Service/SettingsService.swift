/// What the module needs from outside.
@MainActor
protocol SettingsService {
  /// `nil` if nobody is signed in.
  var account: Account? { get }
  var preferences: Preferences { get }

  func observeAccount<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func rename(to name: String) async throws(ServiceError)
  func changePreferences(_ body: (inout Preferences) -> Void)
  func signOut()
}
