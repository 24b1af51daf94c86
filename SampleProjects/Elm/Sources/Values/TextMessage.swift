/// What somebody has said in a conversation, as the server has it.
struct TextMessage: Codable, Equatable {
  /// Its place in the conversation: 1 for the first one, and no number is left out.
  let number: Int

  /// The handle of who wrote it.
  let sender: String
  let text: String

  /// What its sender knows it by.
  let key: String
}

/// What the user has said, and the server does not have yet.
struct OutgoingText: Codable, Equatable {
  /// What the server knows a repetition by.
  var key: String
  let conversation: String
  let text: String

  /// Whether the server has refused it.
  var hasFailed = false
}
