/// A user, and the server's leave to act on their behalf.
struct Session: Equatable, Sendable {
  var user: User
  var token: String
}
