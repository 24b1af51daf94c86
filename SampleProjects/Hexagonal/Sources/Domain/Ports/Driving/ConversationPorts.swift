/// Says what conversations there are.
@MainActor
protocol WatchingConversations {
  /// The conversations at a glance, now and after each change.
  func overviews() -> AsyncStream<ConversationOverview>

  /// Asks the server once more.
  func reloadConversations() async
}

/// Starts conversations, and ends taking part in them.
@MainActor
protocol JoiningConversations {
  /// The identifier of the conversation with somebody, which is begun if there is none.
  func openConversation(with handle: String) async throws(Problem) -> String

  /// Whether a group with this name and these others would be complete.
  func mayCreateGroup(named name: String, with handles: [String]) -> Bool

  /// The identifier of a new group with these others.
  func createGroup(named name: String, with handles: [String]) async throws(Problem) -> String

  /// Leaves a group.
  func leave(_ conversation: String) async throws(Problem)
}

/// Reads one conversation.
@MainActor
protocol ReadingConversation {
  /// What there is to read, now and after each change; `nil` when the conversation is gone.
  func details(of conversation: String) -> AsyncStream<ConversationDetails?>

  /// The user begins to read a conversation: what comes into it is read at once, until the end.
  func beginReading(_ conversation: String) async

  func endReading(_ conversation: String)

  /// Asks for the messages before those that are known.
  func loadOlder(_ conversation: String) async
}

/// Writes into a conversation, for whoever is signed in.
@MainActor
protocol WritingMessages {
  /// What is written and not sent.
  func draft(in conversation: String) -> String

  func saveDraft(_ text: String, in conversation: String) throws(Problem)

  /// Whether there is anything in a text that could be sent.
  func maySend(_ text: String) -> Bool

  /// Sends a text, unless it is blank; if there is no connection, as soon as there is one.
  func send(_ text: String, to conversation: String) throws(Problem)

  /// Sends a message once more that the server has refused.
  func retry(_ key: String) throws(Problem)
}
