/// Who somebody is to the server and to others.
struct Account: Codable, Equatable, Sendable {
  var name: String
  let handle: String
  let role: Role

  enum Role: String, Codable, Sendable {
    case member, guest
  }

  /// Guests may talk, but not buy.
  var mayBuy: Bool { role == .member }
}
