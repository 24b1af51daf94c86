import Accounts

/// Knows who is signed in.
///
/// That it needs an authentication service shows in the body of its initializer, and nowhere else.
@MainActor
public final class UserManager: UserManaging {
  private let authentication: any AuthenticationService
  public private(set) var user: User?

  public init(locator: ServiceLocator = .shared) {
    authentication = locator.locate()
  }

  public func signIn(name: String, password: String) {
    user = authentication.user(named: name, password: password)
  }
}
