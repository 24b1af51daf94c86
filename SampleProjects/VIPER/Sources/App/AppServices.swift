import MessengerHost

/// The services of the app, each of which there is once.
///
/// Only the app knows them all: adapters get one each, as a protocol.
@MainActor
struct AppServices {
  let session: SessionManager
  let contacts: ContactManager
  let conversations: ConversationManager
  let messages: MessageManager
  let reading: ReadingManager
  let outbox: OutboxManager
  let drafts: DraftManager
  let stickers: StickerManager
  let preferences: PreferencesManager
  let sync: SyncManager
  let time: Timekeeper

  /// - Parameter language: That of the device, until the user chooses one.
  init(_ environment: AppEnvironment, language: Preferences.Language) {
    let client = ServerClient(connection: environment.connection)
    let documents = DocumentStore(inFolder: environment.storageFolder)
    let store = InboxDataStore(documents: documents)
    session = SessionManager(client: client, documents: documents)
    contacts = ContactManager(session: session, documents: documents)
    reading = ReadingManager(session: session, store: store)
    conversations = ConversationManager(session: session, store: store, reading: reading)
    messages = MessageManager(session: session, store: store)
    outbox = OutboxManager(session: session, store: store)
    drafts = DraftManager(store: store)
    stickers = StickerManager(session: session, documents: documents)
    preferences = PreferencesManager(documents: documents, language: language)
    sync = SyncManager(
      client: client, session: session, contacts: contacts, conversations: conversations,
      messages: messages, reading: reading, outbox: outbox, store: store)
    time = Timekeeper(clock: environment.clock)
  }
}
