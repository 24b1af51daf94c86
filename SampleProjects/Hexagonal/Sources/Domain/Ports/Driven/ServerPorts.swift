/// The server, as far as sessions go.
///
/// Each connection begins without a session. Until one is begun or taken up on it, whatever else is
/// asked fails, also through the other ports: there is no connection that it could go over.
@MainActor
protocol SessionServer {
  func signIn(username: String, password: String) async throws(ServerError) -> Session

  /// Takes up the session with the token; what is asked from now on comes after that.
  func resume(_ token: String) async throws(ServerError) -> Session
  func signOut() async throws(ServerError)
  func rename(to name: String) async throws(ServerError) -> Account
}

/// The server, as far as contacts go.
@MainActor
protocol ContactServer {
  func contacts() async throws(ServerError) -> [Contact]
  func add(_ contact: Contact) async throws(ServerError) -> Contact
  func remove(_ handle: String) async throws(ServerError)
}

/// The server, as far as conversations go.
@MainActor
protocol ConversationServer {
  func conversations() async throws(ServerError) -> [Conversation]
  func openConversation(with handle: String) async throws(ServerError) -> Conversation
  func createGroup(_ group: NewGroup) async throws(ServerError) -> Conversation
  func leave(_ conversation: String) async throws(ServerError)
}

/// The server, as far as messages go.
@MainActor
protocol MessageServer {
  /// The last messages of a conversation, of all or of those before a number.
  func messages(
    of conversation: String, before number: Int?
  ) async throws(ServerError) -> [Message]

  /// Sends a message; a second time with the same key it changes nothing.
  func send(_ message: OutgoingMessage) async throws(ServerError) -> Message
  func markRead(_ conversation: String, upTo number: Int) async throws(ServerError)
}

/// The server, as far as stickers go.
@MainActor
protocol StickerServer {
  func stickerPacks() async throws(ServerError) -> [StickerPack]

  /// Buys a pack; a second time with the same key nothing is charged.
  func buy(_ pack: String, key: String, card: String) async throws(ServerError) -> Receipt
}

/// What comes from the server by itself.
@MainActor
protocol ServerNews {
  /// Whether the server can be reached now, and each change, to any number of followers; a server
  /// keeps track of its connection whether or not somebody follows.
  func statuses() -> AsyncStream<ConnectionStatus>
  func news() -> AsyncStream<News>
}
