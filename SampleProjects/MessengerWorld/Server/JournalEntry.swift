import MessengerWire

/// Something that a server was asked to do.
///
/// Entries make equal servers of new ones when they are done once more, in the same order: see
/// ``ServerHub/init(replaying:record:)``.
public enum JournalEntry: Codable, Equatable, Sendable {
  /// A client's request, on the connection with a number.
  case request(content: ClientRequest, connection: Int)

  /// All sessions of an account were ended by whoever runs the server.
  case endSessions(handle: String)
}

extension ClientRequest {
  /// Whether the server is the same after this request as before, whatever it answers.
  var onlyReads: Bool {
    switch self {
    case .contacts, .threads, .history, .stickerPacks: true
    case .signIn, .resume, .signOut, .rename, .addContact, .removeContact, .createGroup,
      .leaveThread, .openThread, .send, .markRead, .buyStickerPack:
      false
    }
  }
}
