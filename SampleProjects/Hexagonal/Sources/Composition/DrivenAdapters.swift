import MessengerHost

/// Everything that the domain needs of the server.
typealias Server = SessionServer & ContactServer & ConversationServer & MessageServer
  & StickerServer & ServerNews

/// Everything that the domain needs to remember things.
typealias Storage = SessionRepository & ContactRepository & InboxRepository
  & PurchaseRepository & PreferencesRepository

/// Everything that the domain is given: a server, a storage, and keys.
@MainActor
struct DrivenAdapters {
  let server: any Server
  let storage: any Storage
  let keys: any KeySource
}

extension DrivenAdapters {
  /// Those that the app runs on: each argument can name another adapter of the same port.
  init(connection: any MessengerConnection, storageFolder: String) {
    self.init(
      server: NetworkServer(connection: connection),
      storage: SQLiteStorage(inFolder: storageFolder),
      keys: RandomKeys())
  }
}
