/// What the server is asked for in the name of the user.
///
/// The `visit` is that of the page that asks, which is the only one that the answer is for.
enum ServerCommand: Equatable {
  case resumeSession
  case endSession
  case rename(String)

  case loadContacts(revision: Int)
  case saveContact(name: String, handle: String, visit: Int)
  case removeContact(handle: String, visit: Int)

  case loadConversations(revision: Int)
  case openConversation(with: String, visit: Int)
  case makeGroup(name: String, members: [String], visit: Int)
  case leaveConversation(String, visit: Int)

  /// Asks for the last page of messages before a number, or of all.
  case loadMessages(conversation: String, before: Int?)
  case send(OutgoingText)
  case markRead(conversation: String, upTo: Int)

  case loadPacks
  case buyPack(pack: String, card: String, key: String, visit: Int)
}
