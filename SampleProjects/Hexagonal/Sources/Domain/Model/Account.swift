/// Somebody with an account on the server.
struct Account: Equatable, Sendable {
  enum Role: Equatable, Sendable {
    case member, guest
  }

  /// The name that others see.
  var name: String
  let handle: String
  let role: Role

  /// Guests can look at stickers, but not buy them.
  var mayBuy: Bool { role == .member }
}
