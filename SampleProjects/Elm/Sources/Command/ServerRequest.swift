/// What the server can be asked for.
enum ServerRequest: Equatable {
  case signIn(username: String, password: String)
  case resume(token: String)
  case signOut
  case rename(String)

  case contacts
  case addContact(name: String, handle: String)
  case removeContact(handle: String)

  case conversations
  case openConversation(with: String)
  case makeGroup(name: String, members: [String])
  case leaveConversation(String)

  /// The last messages before a number, or of all, and not more than a number of them.
  case messages(conversation: String, before: Int?, limit: Int)
  case send(OutgoingText)
  case markRead(conversation: String, upTo: Int)

  case packs
  case buyPack(pack: String, card: String, key: String)
}
