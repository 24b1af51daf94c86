/// What is written in chats.
@MainActor
protocol MessagesInteractor: Sendable {
  /// Shows what was there when the app ended.
  func restore()

  /// Loads the newest messages of a chat that the user looks at, and notes that they are read.
  func open(_ chat: Chat.ID) async
  func loadOlder(_ chat: Chat.ID) async

  /// Takes a message that was sent from elsewhere.
  func receive(_ message: Message, in chat: Chat.ID) async

  /// Tells the server what the user has read.
  func reportReads() async

  func saveDraft(_ text: String, in chat: Chat.ID)

  /// Sends the draft, without the blanks around it, unless there is nothing else.
  func sendDraft(in chat: Chat.ID) async

  /// Sends a message once more that the server did not want.
  func retry(_ key: String) async

  /// Sends what waits, one message after the other.
  func sendWaiting() async
}
