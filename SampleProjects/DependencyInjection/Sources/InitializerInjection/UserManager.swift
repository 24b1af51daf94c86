import Accounts

/// Knows who is signed in.
@MainActor
public final class UserManager: UserManaging {
  private let authentication: any AuthenticationService
  public private(set) var user: User?

  public init(authentication: any AuthenticationService) {
    self.authentication = authentication
  }

  public func signIn(name: String, password: String) {
    user = authentication.user(named: name, password: password)
  }
}
