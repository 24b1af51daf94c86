/// What lets the app speak for somebody.
struct Session: Codable, Equatable, Sendable {
  let token: String
  var account: Account
}
