/// What can happen while somebody is signed in.
enum HomeMessage: Equatable {
  case tabSelected(HomeTab)
  case chats(ChatsMessage)
  case contacts(ContactsMessage)
  case stickers(StickersMessage)
  case settings(SettingsMessage)

  case resumed(Result<Session, ServerError>)
  case news(News)
}
