import MessengerHost
import MessengerServer

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
  /// Those that the app with screens runs on. Another adapter of the same port can stand for each.
  init(connection: any MessengerConnection, storageFolder: String) {
    self.init(
      server: NetworkServer(connection: connection),
      storage: SQLiteStorage(inFolder: storageFolder),
      keys: RandomKeys())
  }

  /// Those that commands run on: the server on a port of this machine, or else one of their own.
  init(serverPort: UInt16?, storageFolder: String) {
    let server: any Server =
      if let serverPort {
        NetworkServer(tcpPort: serverPort, clock: SystemClock())
      } else {
        InProcessServer(ServerHub())
      }
    self.init(server: server, storage: SQLiteStorage(inFolder: storageFolder), keys: RandomKeys())
  }
}
