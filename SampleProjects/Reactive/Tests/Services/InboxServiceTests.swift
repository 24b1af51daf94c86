import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import Reactive

@Suite("Inbox service") @MainActor
struct InboxServiceTests {
  private let connection = FakeConnection()
  private let commands = Subject<InboxCommand>()
  private let store: InboxStore
  private let service: InboxService
  private let following: Subscription

  init() throws {
    let database = AppDatabase(try Database.inMemory())
    let sessions = SessionStore(database: database)
    sessions.session = ada
    store = InboxStore(database: database)
    var lastKey = 0
    service = InboxService(
      session: SessionService(server: Server(connection: connection), store: sessions),
      store: store
    ) {
      lastKey += 1
      return "\(lastKey)"
    }
    following = service.follow(commands.observable)
    connection.reply = Self.reply
  }

  private static func reply(_ request: ClientRequest) -> ServerReply? {
    switch request {
    case .resume: .session(wireAda)
    case .threads: .threads([wireThread])
    case .send(_, let text, let key):
      .message(WireMessage(number: 1, sender: "ada", text: text, key: key))
    default: .done
    }
  }

  private static let wireThread = WireThread(
    id: "1", kind: .direct, name: "Grace",
    members: [WirePerson(name: "Ada", handle: "ada"), WirePerson(name: "Grace", handle: "grace")],
    lastMessage: nil, readUpTo: 0, unreadCount: 0)

  private func text(_ typed: String) throws -> MessageText {
    try #require(MessageText(typed: typed))
  }

  private var sentKeys: [String] {
    connection.requests.compactMap { request in
      if case .send(_, _, let key) = request { key } else { nil }
    }
  }

  @Test func sendsTheNextMessageWhenTheOneBeforeHasItsReply() async throws {
    await MainActor.settle()
    connection.holdReplies()
    commands.onNext(.send(try text("A"), thread: "1"))
    commands.onNext(.send(try text("B"), thread: "1"))
    await MainActor.settle()
    #expect(sentKeys == ["1"])
    connection.releaseReplies()
    await MainActor.settle()
    #expect(sentKeys == ["1", "2"])
  }

  @Test func sendsAMessageAgainUnderTheSameKeyIfNobodyKnowsWhetherItArrived() async throws {
    await MainActor.settle()
    connection.reply = { _ in nil }
    commands.onNext(.send(try text("A"), thread: "1"))
    await MainActor.settle()
    connection.reply = Self.reply
    connection.state = .offline
    connection.state = .online
    await MainActor.settle()
    #expect(sentKeys == ["1", "1"])
  }

  @Test func keepsWhatWaitsAndDrafts() async throws {
    connection.state = .offline
    await MainActor.settle()
    commands.onNext(.send(try text(" A "), thread: "1"))
    commands.onNext(.write(draft: "B", thread: "1"))
    let kept = store.load()
    #expect(kept.outgoing == [OutgoingMessage(key: "1", thread: "1", text: "A")])
    #expect(kept.drafts == ["1": "B"])
  }

  @Test func asksForTheThreadsWhenAMessageIsOfAnUnknownOne() async {
    await MainActor.settle()
    let wire = WireMessage(number: 1, sender: "grace", text: "Hi", key: "k")
    connection.news.send(.message(thread: "9", message: wire))
    await MainActor.settle()
    #expect(connection.requests.filter { $0 == .threads }.count == 2)
  }

  @Test func whatWasReadIsToldWhenThereIsAConnectionAgain() async {
    await MainActor.settle()
    let wire = WireMessage(number: 1, sender: "grace", text: "Hi", key: "k")
    connection.news.send(.message(thread: "1", message: wire))
    await MainActor.settle()
    connection.state = .offline
    await MainActor.settle()
    commands.onNext(.beginReading(thread: "1"))
    connection.state = .online
    await MainActor.settle()
    #expect(connection.requests.contains(.markRead(thread: "1", upTo: 1)))
  }

  @Test func asksForTheNewestMessagesWhenReadingBeginsAndWhenTheyAreWanted() async {
    await MainActor.settle()
    commands.onNext(.beginReading(thread: "1"))
    await MainActor.settle()
    commands.onNext(.loadNewest(thread: "1"))
    await MainActor.settle()
    let pages = connection.requests.filter { $0 == .history(thread: "1", before: nil, limit: 20) }
    #expect(pages.count == 2)
  }

  @Test func leavesAGroupAlsoIfWhoAskedHasGone() async throws {
    let group = try #require(Departure(from: thread(isGroup: true)))
    await MainActor.settle()
    let inboxes = Recorder(service.inbox)
    connection.holdReplies()
    let asking = Recorder(service.leave(group).map { _ in })
    await MainActor.settle()
    asking.stop()
    connection.releaseReplies()
    await MainActor.settle()
    #expect(inboxes.values.last?.threads == .loaded([]))
  }
}
