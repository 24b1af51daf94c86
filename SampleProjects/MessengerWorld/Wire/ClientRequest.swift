/// What a client asks of the server.
///
/// Handles are the names that accounts are known by, such as `ada`. Everything but ``signIn`` and
/// ``resume`` needs a session on the connection, and is refused with ``Refusal/sessionExpired``
/// without one.
public enum ClientRequest: Codable, Equatable, Sendable {
  /// Starts a session; answered by its ``ServerReply/session(_:)``.
  case signIn(username: String, password: String)

  /// Takes a session up again, on this connection; answered by its ``ServerReply/session(_:)``.
  case resume(token: String)

  /// Ends the session, on all of its connections.
  case signOut

  /// Changes the name that others see (1…100 bytes of UTF-8); answered by the changed ``ServerReply/session(_:)``.
  case rename(name: String)

  /// Asks for all contacts, in the order of their names.
  case contacts

  /// Adds somebody's account to the contacts, under a name of the owner's choice.
  case addContact(name: String, handle: String)

  /// Removes somebody from the contacts; the threads with them stay.
  case removeContact(handle: String)

  /// Asks for all threads, the one with the latest activity first.
  case threads

  /// Starts a group; `members` are the handles of the others.
  case createGroup(name: String, members: [String])

  /// Leaves a group.
  case leaveThread(id: String)

  /// Asks for the one-to-one thread with somebody, which is made if there is none.
  case openThread(with: String)

  /// Asks for the last `limit` messages (1…100) whose numbers are below `before`, or of all.
  case history(thread: String, before: Int?, limit: Int)

  /// Adds a message to a thread: 1…1000 bytes of UTF-8, without the white space around it.
  ///
  /// The client chooses the `key`, of 1…100 bytes. A second request of the account with the same
  /// key changes nothing, and is answered like the first.
  case send(thread: String, text: String, key: String)

  /// Marks the messages up to a number as read.
  case markRead(thread: String, upTo: Int)

  /// Asks for all sticker packs that are for sale, owned or not.
  case stickerPacks

  /// Buys a sticker pack with a card of 16 digits.
  ///
  /// A second request of the account with the same `key` charges nothing, and is answered like the
  /// first; a new attempt, with another card, needs a new key.
  case buyStickerPack(id: String, key: String, card: String)
}
