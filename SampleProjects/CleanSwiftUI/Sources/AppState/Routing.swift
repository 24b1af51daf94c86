import Observation

/// Where in the app the user is: whoever changes it navigates.
///
/// A route names what its screen shows, and the screen looks it up: so it is never an old copy.
@Observable @MainActor
final class Routing {
  enum Tab: Hashable {
    case chats, contacts, stickers, settings
  }

  enum ChatsRoute: Hashable {
    case chat(Chat.ID)
    case newGroup
  }

  enum ContactsRoute: Hashable {
    case details(Contact.ID)
    case newContact
  }

  enum StickersRoute: Hashable {
    case purchase(StickerPack.ID)
    case confirmation(Receipt.ID)
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
