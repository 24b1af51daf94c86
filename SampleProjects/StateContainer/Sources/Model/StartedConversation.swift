/// A conversation that the server has told of because the user has asked for it.
struct StartedConversation: Equatable, Sendable {
  let conversation: Conversation

  /// Whether the user still waits for it.
  let isWanted: Bool
}
