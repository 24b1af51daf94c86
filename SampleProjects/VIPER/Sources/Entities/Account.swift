/// Somebody with an account on the server.
struct Account: Codable, Equatable, Sendable {
  /// The name that others see.
  var name: String
  let handle: String

  /// Whether the account may buy stickers.
  let mayBuy: Bool
}
