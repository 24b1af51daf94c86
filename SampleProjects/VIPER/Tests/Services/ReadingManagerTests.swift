import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import VIPER

@Suite("What is read") @MainActor
struct ReadingManagerTests {
  private let connection = FakeConnection()
  private let store: InboxDataStore
  private let reading: ReadingManager

  init() async throws {
    let documents = DocumentStore(try Database.inMemory())
    let session = SessionManager(
      client: ServerClient(connection: connection), documents: documents)
    store = InboxDataStore(documents: documents)
    reading = ReadingManager(session: session, store: store)
    connection.outcomes = [.success(.session(.ada))]
    try await session.signIn(username: "ada", password: "lovelace")
    store.change { $0.replaceConversations(with: [.example("1")]) }
  }

  /// How far the server was told that something is read.
  private var reports: [Int] {
    connection.requests.compactMap { request in
      if case .markRead(_, let number) = request { number } else { nil }
    }
  }

  private func receive(_ number: Int) {
    store.change { $0.receive(.example(number), in: "1", isOwn: false) }
  }

  @Test("is counted no more, and the server is told once")
  func told() async {
    receive(1)
    #expect(reading.unreadCount(in: "1") == 1)
    connection.outcomes = [.success(.done)]
    reading.markRead("1")
    await MainActor.settle()
    reading.report()
    await MainActor.settle()
    #expect(reading.unreadCount(in: "1") == 0)
    #expect(reports == [1])
  }

  @Test("is told again when more was read meanwhile, or when that has failed")
  func again() async {
    receive(1)
    reading.markRead("1")
    receive(2)
    reading.markRead("1")
    await MainActor.settle()
    #expect(reports == [1, 2])
    connection.outcomes = [.failure(.lost)]
    receive(3)
    reading.markRead("1")
    await MainActor.settle()
    reading.report()
    await MainActor.settle()
    #expect(reports == [1, 2, 3, 3])
  }

  @Test("is told when the server turns out to know less", arguments: [0, 1])
  func knowsLess(readUpTo: Int) async {
    store.change {
      $0.replaceConversations(with: [.example("1", last: .example(1), readUpTo: 1)])
    }
    reading.compare(with: [.example("1", last: .example(1), readUpTo: readUpTo)])
    await MainActor.settle()
    #expect(reports == (readUpTo == 0 ? [1] : []))
  }
}
