/// The tabs of the app.
enum HomeTab: Hashable {
  case chats, contacts, stickers, settings
}
