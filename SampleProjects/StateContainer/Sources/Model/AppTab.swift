enum AppTab: Hashable, Sendable {
  case chats, contacts, stickers, settings
}
