/// The server, as far as sessions go.
///
/// Whatever is asked, also through the other ports, is asked for whoever is signed in, over whatever
/// connection there is by then.
@MainActor
protocol SessionServer {
  func signIn(username: String, password: String) async throws(ServerError) -> Session

  /// Goes on with a session that was begun earlier, such as before a relaunch.
  func goOn(with session: Session)

  /// The account of whoever is signed in, as the server knows it.
  func account() async throws(ServerError) -> Account

  /// Ends the session, also if the server cannot be told.
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
  /// The last messages of a conversation, of all or of those before a number, and no more than `limit`.
  func messages(
    of conversation: String, before number: Int?, limit: Int
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

  /// What comes for whoever is signed in. What happens while the server cannot be reached is not told
  /// later: it has to be asked for.
  func news() -> AsyncStream<News>
}
