/// Somebody with an account on the server.
struct Account: Codable, Equatable {
  /// The name that others see.
  var name: String
  let handle: String
  let mayBuy: Bool
}
