import Accounts

/// What the controller needs of a manager: who is signed in.
///
/// That a service may be missing has become a part of the protocol.
@MainActor
public protocol UserManaging: AnyObject {
  var user: User? { get }
  func signIn(name: String, password: String) throws(MissingService)
}
