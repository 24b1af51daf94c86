import Foundation
import MessengerHost

extension Interactors {
  /// The interactors of the app, on the repositories for its connection and its storage.
  init(appState: AppState, environment: AppEnvironment) {
    let server = Server(connection: environment.connection)
    let store = DocumentStore(folder: environment.storageFolder)
    let record = SessionRecord(appState: appState, database: RealSessionDBRepository(store: store))
    let records = ChatRecords(appState: appState, database: RealChatsDBRepository(store: store))
    let user = UserRequests(appState: appState, session: record)
    let newKey = { @MainActor in UUID().uuidString }
    let contacts = RealContactsInteractor(
      appState: appState, user: user, web: RealContactsWebRepository(server: server),
      database: RealContactsDBRepository(store: store))
    let chats = RealChatsInteractor(
      appState: appState, user: user, web: RealChatsWebRepository(server: server),
      records: records)
    let messages = RealMessagesInteractor(
      appState: appState, user: user, web: RealMessagesWebRepository(server: server),
      records: records, newKey: newKey)
    let session = RealSessionInteractor(
      appState: appState, user: user, web: RealSessionWebRepository(server: server),
      record: record)
    self.init(
      session: session, contacts: contacts, chats: chats, messages: messages,
      sync: RealSyncInteractor(
        appState: appState, news: RealNewsWebRepository(connection: environment.connection),
        session: session, contacts: contacts, chats: chats, messages: messages),
      stickers: RealStickersInteractor(
        appState: appState, user: user, web: RealStickersWebRepository(server: server),
        newKey: newKey),
      settings: RealSettingsInteractor(
        appState: appState, database: RealSettingsDBRepository(store: store)))
  }
}
