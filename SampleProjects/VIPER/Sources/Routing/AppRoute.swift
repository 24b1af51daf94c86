/// Where one can go in the app, module by module; the smaller modules are inside the big ones.
enum AppRoute: Equatable, Sendable {
  case login(isExpired: Bool)
  case chats(ChatsRoute)
  case contacts(ContactsRoute)
  case stickers(StickersRoute)
  case settings
}

/// Where one can go in the chats.
enum ChatsRoute: Equatable, Sendable {
  case list, groupCreation
  case conversation(String)
}

/// Where one can go in the contacts.
enum ContactsRoute: Equatable, Sendable {
  case list, creation
  case details(handle: String)
}

/// Where one can go in the stickers.
enum StickersRoute: Equatable, Sendable {
  case list
  case purchase(pack: String)
  case confirmation(number: Int, cents: Int, cardEnding: String)
}
