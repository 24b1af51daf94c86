/// The interactors that views find in their environment.
@MainActor
struct Interactors {
  let session: any SessionInteractor
  let contacts: any ContactsInteractor
  let chats: any ChatsInteractor
  let messages: any MessagesInteractor
  let sync: any SyncInteractor
  let stickers: any StickersInteractor
  let settings: any SettingsInteractor

  static let idle = Interactors(
    session: IdleInteractor(), contacts: IdleInteractor(), chats: IdleInteractor(),
    messages: IdleInteractor(), sync: IdleInteractor(), stickers: IdleInteractor(),
    settings: IdleInteractor())
}
