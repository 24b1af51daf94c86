import Accounts

/// Knows who is signed in.
///
/// Its interface says that it needs nothing at all.
@MainActor
public final class UserManager {
  public private(set) var user: User?

  public init() {}

  public func signIn(name: String, password: String) throws(MissingService) {
    let authentication = try ServiceLocator.locate((any AuthenticationService).self)
    user = authentication.user(named: name, password: password)
  }
}
