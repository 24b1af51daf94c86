import MessengerHost
import MessengerStorage

/// Everything that the domain can be given: network, storage, and what the device brings.
@MainActor
struct DrivenAdapters {
  let sessions: any SessionServer
  let contacts: any ContactServer
  let conversations: any ConversationServer
  let messages: any MessageServer
  let stickers: any StickerServer
  let news: any ServerNews
  let storedSession: any SessionRepository
  let storedContacts: any ContactRepository
  let storedInbox: any InboxRepository
  let storedPreferences: any PreferencesRepository
  let clock: any Clock
  let keys: any KeySource

  init(_ environment: AppEnvironment) {
    let gateway = ServerGateway(connection: environment.connection)
    let network = NetworkConversations(gateway: gateway)
    sessions = NetworkSessions(gateway: gateway)
    conversations = network
    messages = network
    stickers = NetworkStickers(gateway: gateway)
    news = NetworkNews(gateway: gateway)
    let database = AppDatabase(inFolder: environment.storageFolder)
    storedSession = StoredSession(database: database)
    let storedContacts = StoredContacts(database: database)
    self.storedContacts = storedContacts
    contacts = NetworkContacts(gateway: gateway, stored: storedContacts)
    storedInbox = StoredInbox(database: database)
    storedPreferences = StoredPreferences(database: database)
    clock = DeviceClock(clock: environment.clock)
    keys = RandomKeys()
  }
}
