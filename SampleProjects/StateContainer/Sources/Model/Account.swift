/// Whose app this is.
struct Account: Codable, Equatable, Sendable {
  var name: String
  let handle: String
  let isGuest: Bool
}
