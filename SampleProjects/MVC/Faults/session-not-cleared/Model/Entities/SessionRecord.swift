/// What the app remembers of a session.
struct SessionRecord: Codable, Equatable {
  /// By which the server knows the session.
  let token: String

  /// The name of the account, as others see it.
  var name: String

  /// What the account is known by.
  let handle: String

  /// Whether the account is for a visit only.
  let isGuest: Bool
}

extension StoreKey<SessionRecord> {
  static let session = StoreKey(.device, "session")
}
