import MessengerHost

/// The services of the app, each of which there is once.
@MainActor
struct AppServices {
  let session: SessionManager
  let contacts: ContactManager
  let inbox: InboxDataStore
  let conversations: ConversationManager
  let messages: MessageManager
  let outbox: OutboxManager
  let stickers: StickerManager
  let preferences: PreferencesManager
  let sync: SyncManager
  let clock: any AppClock

  /// - Parameter language: That of the device, until the user chooses one.
  init(_ environment: AppEnvironment, language: Preferences.Language) {
    let client = ServerClient(connection: environment.connection)
    let documents = DocumentStore(inFolder: environment.storageFolder)
    session = SessionManager(client: client, documents: documents)
    contacts = ContactManager(session: session, documents: documents)
    inbox = InboxDataStore(documents: documents)
    conversations = ConversationManager(session: session, store: inbox)
    messages = MessageManager(session: session, store: inbox)
    outbox = OutboxManager(session: session, store: inbox)
    stickers = StickerManager(session: session, documents: documents)
    preferences = PreferencesManager(documents: documents, language: language)
    sync = SyncManager(
      client: client, session: session, contacts: contacts, conversations: conversations,
      messages: messages, outbox: outbox, store: inbox)
    clock = environment.clock
  }
}
