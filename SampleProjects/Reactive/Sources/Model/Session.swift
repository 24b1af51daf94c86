/// Who is signed in, and what the server knows them by.
struct Session: Equatable, Sendable {
  enum Role: String, Sendable {
    case member, guest
  }

  let token: String
  var name: String
  let handle: String
  let role: Role

  /// Whether the account may buy stickers.
  var mayBuy: Bool { role == .member }
}
