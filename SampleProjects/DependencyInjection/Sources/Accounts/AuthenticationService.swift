/// Knows who somebody is.
///
/// An object, so that a test can tell whether it is asked for the same one twice.
@MainActor
public protocol AuthenticationService: AnyObject {
  /// The user, if the password is theirs.
  func user(named name: String, password: String) -> User?
}
