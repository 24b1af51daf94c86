/// A message of the user's that the server has not taken yet.
struct OutgoingMessage: Codable, Equatable {
  let chat: Chat.ID
  let text: String

  /// By which the server knows it again, however often it is sent.
  var key: String

  /// Whether the server has refused it.
  var hasFailed = false
}

extension StoreKey<[OutgoingMessage]> {
  static let outbox = StoreKey(.account, "outbox")
}
