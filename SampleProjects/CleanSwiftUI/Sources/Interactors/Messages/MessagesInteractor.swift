/// What is written in chats.
@MainActor
protocol MessagesInteractor: Sendable {
  /// Loads the newest messages of a chat that the user looks at, and notes that they are read.
  func open(_ chat: Chat.ID) async
  func loadOlder(_ chat: Chat.ID) async

  func saveDraft(_ text: String, in chat: Chat.ID)

  /// Sends the draft, without the blanks around it, unless there is nothing else.
  func sendDraft(in chat: Chat.ID) async

  /// Sends a message once more that the server did not want.
  func retry(_ key: String) async
}
