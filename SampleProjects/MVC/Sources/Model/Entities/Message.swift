/// A message that the server has.
struct Message: Codable, Equatable {
  /// Its place in the chat: 1 for the first message.
  let number: Int

  /// The handle of who wrote it.
  let sender: String

  let text: String

  /// What its sender has named it by.
  let key: String
}

extension StoreKey<[Message]> {
  static func history(of chat: Chat.ID) -> Self {
    StoreKey(.account, "history of \(chat)")
  }
}
