/// Who is signed in, and the proof of it.
struct Session: Codable, Equatable, Sendable {
  let token: String
  var account: Account
}
