import MessengerHost
import MessengerStorage

@testable import CleanSwiftUI

/// The state and the real interactors, between no views and a server that is not real.
@MainActor
struct Business {
  let appState = AppState()
  let web = FakeWeb()
  let clock = ManualClock()
  let store: DocumentStore
  let interactors: Interactors

  /// - Parameter session: Who is signed in, on a connection that knows it.
  init(_ session: Session? = .ada, storedIn database: Database? = nil) throws {
    store = try DocumentStore(database ?? .inMemory())
    let (appState, web, clock) = (appState, web, clock)
    let sessions = RealSessionDBRepository(store: store)
    let record = SessionRecord(appState: appState, database: sessions)
    let records = ChatRecords(appState: appState, database: RealChatsDBRepository(store: store))
    let user = UserRequests(appState: appState, session: record)
    let newKey = countedKeys()
    let contacts = RealContactsInteractor(
      appState: appState, user: user, web: web, database: RealContactsDBRepository(store: store),
      wait: { seconds throws(CancellationError) in try await clock.sleep(for: seconds) })
    let chats = RealChatsInteractor(appState: appState, user: user, web: web, records: records)
    let messages = RealMessagesInteractor(
      appState: appState, user: user, web: web, records: records, newKey: newKey)
    let sessionInteractor = RealSessionInteractor(
      appState: appState, user: user, web: web, record: record)
    interactors = Interactors(
      session: sessionInteractor, contacts: contacts, chats: chats, messages: messages,
      sync: RealSyncInteractor(
        appState: appState, session: sessionInteractor, contacts: contacts, chats: chats,
        messages: messages),
      stickers: RealStickersInteractor(appState: appState, user: user, web: web, newKey: newKey),
      settings: RealSettingsInteractor(
        appState: appState, database: RealSettingsDBRepository(store: store)))
    guard let session else { return }
    sessions.save(session)
    appState.userData.session = session
    appState.system.isSessionReady = true
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
