/// Who somebody is to the server and to others.
struct Account: Codable, Equatable, Sendable {
  var name: String
  let handle: String

  /// Guests may talk, but not buy.
  let mayBuy: Bool
}
