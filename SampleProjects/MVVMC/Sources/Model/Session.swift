/// Who is signed in, and the token by which the server knows it.
struct Session: Codable, Equatable, Sendable {
  /// What an account may do.
  enum Role: String, Codable, Sendable {
    case member
    case guest
  }

  let token: String
  var name: String
  let handle: String
  let role: Role

  /// Guests may talk, but not buy.
  var canBuy: Bool { role != .guest }
}
