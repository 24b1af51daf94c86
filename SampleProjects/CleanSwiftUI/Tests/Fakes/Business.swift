import MessengerStorage

@testable import CleanSwiftUI

/// The state and the real interactors, between no views and a server that is not real.
@MainActor
struct Business {
  let appState = AppState()
  let web = FakeWeb()
  let news = FakeNews()
  let store: DocumentStore
  let session: RealSessionInteractor
  let contacts: RealContactsInteractor
  let chats: RealChatsInteractor
  let messages: RealMessagesInteractor
  let sync: RealSyncInteractor
  let stickers: RealStickersInteractor
  let settings: RealSettingsInteractor

  /// - Parameter session: Who is signed in, on a connection that knows it.
  init(_ session: Session? = .ada, storedIn database: Database? = nil) throws {
    store = try DocumentStore(database ?? .inMemory())
    let sessions = RealSessionDBRepository(store: store)
    let record = SessionRecord(appState: appState, database: sessions)
    let records = ChatRecords(appState: appState, database: RealChatsDBRepository(store: store))
    let user = UserRequests(appState: appState, session: record)
    let newKey = countedKeys()
    contacts = RealContactsInteractor(
      appState: appState, user: user, web: web, database: RealContactsDBRepository(store: store))
    chats = RealChatsInteractor(appState: appState, user: user, web: web, records: records)
    messages = RealMessagesInteractor(
      appState: appState, user: user, web: web, records: records, newKey: newKey)
    self.session = RealSessionInteractor(
      appState: appState, user: user, web: web, record: record)
    sync = RealSyncInteractor(
      appState: appState, news: news, session: self.session, contacts: contacts, chats: chats,
      messages: messages)
    stickers = RealStickersInteractor(appState: appState, user: user, web: web, newKey: newKey)
    settings = RealSettingsInteractor(
      appState: appState, database: RealSettingsDBRepository(store: store))
    guard let session else { return }
    sessions.save(session)
    appState.userData.session = session
    appState.system.isSessionReady = true
  }

  /// What views and the system find of these.
  var interactors: Interactors {
    Interactors(
      session: session, contacts: contacts, chats: chats, messages: messages, sync: sync,
      stickers: stickers, settings: settings)
  }

  /// The user signs out, and somebody else signs in.
  func handOver(to session: Session) {
    appState.userData = UserData()
    appState.userData.session = session
  }
}

/// Keys that count: "new-1", "new-2"…
@MainActor
private func countedKeys() -> @MainActor () -> String {
  var count = 0
  return {
    count += 1
    return "new-\(count)"
  }
}

/// The state of a screen, without the screen.
@MainActor
final class ScreenState<Value> {
  var value = Loadable<Value>.notRequested

  var subject: LoadableSubject<Value> {
    LoadableSubject(get: { self.value }, set: { self.value = $0 })
  }
}
