/// What a value is kept under.
enum MemoryName: Equatable, Sendable {
  case preferences, session, contacts, conversations, outbox, drafts, readMarks
  case history(Conversation.ID)

  var text: String {
    switch self {
    case .preferences: "preferences"
    case .session: "session"
    case .contacts: "contacts"
    case .conversations: "conversations"
    case .outbox: "outbox"
    case .drafts: "drafts"
    case .readMarks: "readMarks"
    case .history(let id): "history/\(id)"
    }
  }
}
