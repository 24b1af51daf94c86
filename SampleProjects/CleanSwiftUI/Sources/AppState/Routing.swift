/// Where in the app the user is: whoever changes it navigates.
struct Routing: Equatable {
  enum Tab: Hashable {
    case chats, contacts, stickers, settings
  }

  enum ChatsRoute: Hashable {
    case chat(Chat.ID)
    case newGroup
  }

  enum ContactsRoute: Hashable {
    case details(Contact)
    case newContact
  }

  enum StickersRoute: Hashable {
    case purchase(StickerPack)
    case confirmation(Receipt)
  }

  /// What the app asks before it does something that cannot be undone.
  enum Question: Hashable {
    case leave(Chat.ID)
    case delete(Contact.ID)
  }

  var tab = Tab.chats
  var chatsPath: [ChatsRoute] = []
  var contactsPath: [ContactsRoute] = []
  var stickersPath: [StickersRoute] = []

  /// The question that is in front of everything, if there is one.
  var question: Question?

  /// The chat that a link leads to, as long as it cannot be shown.
  var awaitedChat: Chat.ID?

  /// The chat that the user looks at.
  var chatOnScreen: Chat.ID? {
    guard tab == .chats, case .chat(let id) = chatsPath.last else { return nil }
    return id
  }
}
