/// The parts of the app, in the order of their tabs.
enum Tab: Int {
  case chats, contacts, stickers, settings
}
