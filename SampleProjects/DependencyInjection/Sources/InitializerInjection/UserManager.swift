import Accounts

/// Knows who is signed in.
@MainActor
final class UserManager: UserManaging {
  private let authentication: any AuthenticationService
  private(set) var user: User?

  init(authentication: any AuthenticationService) {
    self.authentication = authentication
  }

  func signIn(name: String, password: String) {
    user = authentication.user(named: name, password: password)
  }
}
