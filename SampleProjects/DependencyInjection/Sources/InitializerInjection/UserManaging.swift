import Accounts

/// What the controller needs of a manager: who is signed in.
@MainActor
protocol UserManaging: AnyObject {
  var user: User? { get }
  func signIn(name: String, password: String)
}
