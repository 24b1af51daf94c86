/// The state of the home screen, and what can be done there.
@MainActor
final class HomeViewModel {
  let greeting: Observable<String>

  /// Called when the user has signed out.
  var onSignOut: (() -> Void)?

  init(account: Account) {
    greeting = Observable("Hello, \(account.name)")
  }

  func signOut() {
    onSignOut?()
  }
}
