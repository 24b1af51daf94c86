import Accounts

/// Knows who is signed in.
///
/// That it needs an authentication service shows in the body of a function, and nowhere else.
@MainActor
public final class UserManager: UserManaging {
  private let locator: ServiceLocator
  public private(set) var user: User?

  public init(locator: ServiceLocator = .shared) {
    self.locator = locator
  }

  public func signIn(name: String, password: String) throws(MissingService) {
    let authentication = try locator.locate((any AuthenticationService).self)
    user = authentication.user(named: name, password: password)
  }
}
