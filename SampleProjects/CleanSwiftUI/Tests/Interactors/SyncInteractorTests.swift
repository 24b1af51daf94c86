import MessengerHost
import Testing

@testable import CleanSwiftUI

@Suite("The sync interactor") @MainActor
struct SyncInteractorTests {
  private let appState = AppState()
  private let news = FakeNews()
  private let log = SyncedLog()

  init() async {
    await MainActor.settle()
    appState.userData.session = .ada
    appState.system.isSessionReady = true
  }

  private func sync(takingUp takeUp: @escaping @MainActor () async -> Void = {})
    -> RealSyncInteractor
  {
    RealSyncInteractor(
      appState: appState, news: news, session: SessionStandIn(log: log, takeUp: takeUp),
      contacts: ContactsStandIn(log: log), chats: ChatsStandIn(log: log),
      messages: MessagesStandIn(log: log))
  }

  /// Lets an interactor run until the test is over.
  private func running(_ sync: RealSyncInteractor, _ test: () async -> Void) async {
    let run = Task { await sync.run() }
    await MainActor.settle()
    await test()
    run.cancel()
    await run.value
  }

  @Test("loads what was missed, and sends what has waited")
  func catchesUp() async throws {
    await sync().catchUp()
    #expect(
      log.calls.sorted()
        == ["chats.load", "contacts.load", "messages.reportReads", "messages.sendWaiting"])
    // How much was read is known when the chats are.
    let load = try #require(log.calls.firstIndex(of: "chats.load"))
    let report = try #require(log.calls.firstIndex(of: "messages.reportReads"))
    #expect(load < report)
  }

  @Test("loads the messages of the chat that is on the screen")
  func chatOnScreen() async {
    appState.routing.chatsPath = [.chat("1")]
    await sync().catchUp()
    #expect(log.calls.contains("messages.open 1"))
  }

  @Test("leaves everything as it is before the server knows the session")
  func notReady() async {
    appState.system.isSessionReady = false
    await sync().catchUp()
    #expect(log.calls == [])
  }

  @Test("shows what was known when the app ended, if somebody was signed in")
  func restores() {
    appState.userData.session = nil
    sync().restore()
    #expect(log.calls == ["session.restore"])
    log.whenAsked["session.restore"] = { [appState] in appState.userData.session = .ada }
    sync().restore()
    #expect(
      log.calls.dropFirst()
        == ["session.restore", "contacts.restore", "chats.restore", "messages.restore"])
  }

  @Test("catches up on a new connection once the session is taken up")
  func newConnection() async {
    appState.system.isSessionReady = false
    log.whenAsked["session.connection online"] = { [appState] in
      appState.system.isSessionReady = true
    }
    await running(sync()) {
      await news.connection(becomes: .online)
      #expect(log.calls.first == "session.connection online")
      #expect(log.calls.contains("chats.load"))
    }
  }

  @Test("catches up with nothing on a connection that is there no longer")
  func oldConnection() async {
    let clock = ManualClock()
    await running(sync { try? await clock.sleep(for: 1) }) {
      await news.connection(becomes: .online)
      await news.connection(becomes: .offline)
      #expect(log.calls == ["session.connection online", "session.connection offline"])
    }
  }

  @Test(
    "has what the server tells done by whoever it concerns",
    arguments: [
      (ServerNews.message(.example(1), chat: "1"), ["messages.receive 1"]),
      (.message(.example(1), chat: "new"), ["chats.load", "messages.receive new"]),
      (.chat(.example("1")), ["chats.receive 1", "messages.reportReads"]),
      (.contactsChanged, ["contacts.load"]), (.sessionEnded, ["session.expire"]),
    ])
  func hears(event: ServerNews, calls: [String]) async {
    appState.userData.chats = .loaded([.example("1")])
    await running(sync()) {
      await news.tell(event)
      #expect(log.calls == calls)
    }
  }

  @Test("hears nothing without a session")
  func nobody() async {
    appState.userData.session = nil
    await running(sync()) {
      await news.tell(.contactsChanged)
      #expect(log.calls == [])
    }
  }
}
