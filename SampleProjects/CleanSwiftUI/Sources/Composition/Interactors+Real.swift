import Foundation
import MessengerHost

extension Interactors {
  /// The interactors of the app, on the repositories for its connection and its storage.
  init(appState: AppState, environment: AppEnvironment) {
    let server = Server(connection: environment.connection)
    let store = DocumentStore(folder: environment.storageFolder)
    let sessionDatabase = RealSessionDBRepository(store: store)
    let chatsDatabase = RealChatsDBRepository(store: store)
    let user = UserRequests(appState: appState, database: sessionDatabase)
    let newKey = { @MainActor in UUID().uuidString }
    self.init(
      session: RealSessionInteractor(
        appState: appState, user: user, web: RealSessionWebRepository(server: server),
        database: sessionDatabase),
      contacts: RealContactsInteractor(
        appState: appState, user: user, web: RealContactsWebRepository(server: server),
        database: RealContactsDBRepository(store: store),
        wait: { [clock = environment.clock] seconds throws(CancellationError) in
          try await clock.sleep(for: seconds)
        }),
      chats: RealChatsInteractor(
        appState: appState, user: user, web: RealChatsWebRepository(server: server),
        database: chatsDatabase),
      messages: RealMessagesInteractor(
        appState: appState, user: user, web: RealMessagesWebRepository(server: server),
        database: chatsDatabase, newKey: newKey),
      stickers: RealStickersInteractor(
        appState: appState, user: user, web: RealStickersWebRepository(server: server),
        newKey: newKey),
      settings: RealSettingsInteractor(
        appState: appState, database: RealSettingsDBRepository(store: store)))
  }
}
