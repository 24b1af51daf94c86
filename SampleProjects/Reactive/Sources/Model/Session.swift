/// Who is signed in, and what the server knows them by.
struct Session: Equatable, Sendable {
  let token: String
  var name: String
  let handle: String
  let mayBuy: Bool
}
