/// What the server knows the user by.
struct Session: Codable, Equatable {
  let token: String
  var account: Account
}

/// Who the user is.
struct Account: Codable, Equatable {
  var name: String
  let handle: String
  let mayBuy: Bool
}
