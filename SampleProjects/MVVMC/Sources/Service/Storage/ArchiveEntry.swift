/// What the app remembers, by the name that it is kept under.
enum ArchiveEntry {
  case preferences
  case session
  case contacts
  case conversations
  case unconfirmedReads
  case messages(conversation: String)
  case outbox
  case drafts
  case stickerPacks
  case purchaseKeys

  var name: String {
    switch self {
    case .preferences: "preferences"
    case .session: "session"
    case .contacts: "contacts"
    case .conversations: "conversations"
    case .unconfirmedReads: "unconfirmed reads"
    case .messages(let conversation): "messages of \(conversation)"
    case .outbox: "outbox"
    case .drafts: "drafts"
    case .stickerPacks: "sticker packs"
    case .purchaseKeys: "purchase keys"
    }
  }
}
