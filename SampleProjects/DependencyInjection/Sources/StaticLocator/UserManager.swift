import Accounts

/// Knows who is signed in.
///
/// Its interface says that it needs nothing at all.
@MainActor
public final class UserManager: UserManaging {
  public private(set) var user: User?

  public init() {}

  public func signIn(name: String, password: String) {
    user = ServiceLocator.authentication.user(named: name, password: password)
  }
}
