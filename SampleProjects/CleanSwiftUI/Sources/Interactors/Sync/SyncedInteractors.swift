// What only the sync interactor asks of the others: no view sees these protocols.

@MainActor
protocol SyncedSession: Sendable {
  /// Takes up the session that was there when the app ended.
  func restore()

  /// Takes the session up on a new connection, before anything else is asked on it.
  func connectionChanged(to status: ConnectionStatus) async

  /// Does what the server says: the session was ended elsewhere.
  func expire()
}

@MainActor
protocol SyncedContacts: Sendable {
  /// Shows the contacts that were there when the app ended.
  func restore()
  func load() async
}

@MainActor
protocol SyncedChats: Sendable {
  /// Shows the chats that were there when the app ended.
  func restore()
  func load() async

  /// Takes what the server says of a chat.
  func receive(_ chat: Chat)
}

@MainActor
protocol SyncedMessages: Sendable {
  /// Shows what was there when the app ended.
  func restore()

  /// Loads the newest messages of a chat that the user looks at.
  func open(_ chat: Chat.ID) async

  /// Takes a message that was sent from elsewhere.
  func receive(_ message: Message, in chat: Chat.ID) async

  /// Tells the server what the user has read.
  func reportReads() async

  /// Sends what waits, one message after the other.
  func sendWaiting() async
}
