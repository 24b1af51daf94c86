/// Everything that can happen in the app.
enum AppEvent: Equatable, Sendable {
  case started(link: String?)
  case linkOpened(String)
  case networkChanged(NetworkStatus)
  case told(News)

  case login(LoginEvent)
  case signedIn(Session)
  case resumed(Session)
  case sessionExpired
  case signOutTapped

  case tabSelected(AppTab)
  case contacts(ContactsEvent)
  case chats(ChatsEvent)
  case stickers(StickersEvent)
  case settings(SettingsEvent)
}
