/// Everything that the app does outside of its state.
enum AppEffect: Equatable, Sendable {
  case followNetwork
  case followNews

  /// Keeps what outlives the app.
  case save(Memory, replacing: Memory)

  case beginSession(Credentials)
  case endSession

  /// Something that is of use only while the session with the token lasts.
  case account(AccountEffect, token: String)
}

/// What is done in the name of whoever is signed in.
enum AccountEffect: Equatable, Sendable {
  case resume(token: String)
  case contacts(ContactsEffect)
  case chats(ChatsEffect)
  case stickers(StickersEffect)
  case settings(SettingsEffect)
}
