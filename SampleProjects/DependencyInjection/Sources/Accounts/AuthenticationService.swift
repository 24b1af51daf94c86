/// Knows who somebody is.
///
/// A class, so that it makes a difference whether two managers share one or have one each.
@MainActor
public protocol AuthenticationService: AnyObject {
  /// The user, if the password is theirs.
  func user(named name: String, password: String) -> User?
}
