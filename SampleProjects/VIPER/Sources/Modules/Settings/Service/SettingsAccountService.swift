/// The account whose settings these are.
@MainActor
protocol SettingsAccountService {
  /// `nil` if nobody is signed in.
  var account: SettingsAccount? { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func rename(to name: String) async throws(ServiceError)
  func signOut()
}
