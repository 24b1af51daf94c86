/// Where one can go in the app, module by module; the smaller modules are inside the big ones.
enum AppRoute: Equatable, Sendable {
  case login(isExpired: Bool)
  case chats(ChatsRoute)
  case contacts(ContactsRoute)
  case stickers(StickersRoute)
  case settings

  /// The tab that the route is in; `nil` if it is in none.
  var tab: AppTab? {
    switch self {
    case .login: nil
    case .chats: .chats
    case .contacts: .contacts
    case .stickers: .stickers
    case .settings: .settings
    }
  }
}

enum ChatsRoute: Equatable, Sendable {
  case list, groupCreation
  case conversation(String)
}

enum ContactsRoute: Equatable, Sendable {
  case list, creation
  case details(handle: String)
}

enum StickersRoute: Equatable, Sendable {
  case list
  case purchase(pack: String)
  case confirmation(number: Int, cents: Int, cardEnding: String)
}
