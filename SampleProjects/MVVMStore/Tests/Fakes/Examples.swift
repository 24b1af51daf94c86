@testable import MVVMStore

extension Session {
  static let ada = Session(
    token: "token of ada", account: Account(name: "Ada Lovelace", handle: "ada", mayBuy: true))
}

extension Contact {
  static let grace = Contact(name: "Grace", handle: "grace")
  static let alan = Contact(name: "alan", handle: "turing")
}

extension Message {
  static func example(_ number: Int, by sender: String = "grace", key: String? = nil) -> Message {
    Message(number: number, sender: sender, text: "text \(number)", key: key ?? "key-\(number)")
  }
}

extension Conversation {
  static func example(_ id: String = "1", messages: Int = 0, unread: Int = 0) -> Conversation {
    Conversation(
      id: id, isGroup: false, name: "Grace Hopper",
      members: [
        Contact(name: "Ada Lovelace", handle: "ada"),
        Contact(name: "Grace Hopper", handle: "grace"),
      ],
      lastMessage: messages == 0 ? nil : .example(messages), readUpTo: messages - unread,
      unreadCount: unread)
  }
}

extension StickerPack {
  static let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
}

extension AppState {
  /// The state of an app that Ada uses, who has these conversations.
  static func signedIn(_ conversations: Conversation...) -> AppState {
    AppState(
      remembering: Memory(session: .ada, contacts: [.grace], conversations: conversations),
      defaultPreferences: Preferences())
  }

  static let signedOut = AppState(remembering: Memory(), defaultPreferences: Preferences())
}

extension [AppEffect] {
  /// What is done for the account.
  var account: [AccountEffect] {
    compactMap { if case .account(let effect, _) = $0 { effect } else { nil } }
  }
}
