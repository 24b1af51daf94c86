/// The tabs behind the login.
enum AppTab: Sendable {
  case chats, contacts, stickers, settings
}
