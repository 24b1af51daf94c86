import MessengerHost
import MessengerWire
import Testing

@testable import MVP

@Suite("The model of the threads") @MainActor
struct ThreadsModelTests {
  private let server = FakeServer()

  @Test("brings a thread to the top with each message, and counts those of others")
  func receives() async throws {
    let model = try await makeModel([.example("1"), .example("2")])
    model.receive(.number(1), in: "2")
    model.receive(.number(2, from: "ada"), in: "2")

    #expect(model.threads.value?.map(\.id) == ["2", "1"])
    #expect(model.unreadCount == 1)
    #expect(model.thread("2")?.lastNumber == 2)
  }

  @Test("counts a message once, however often it is told")
  func once() async throws {
    let model = try await makeModel([.example()])
    model.receive(.number(1), in: "1")
    model.receive(.number(1), in: "1")

    #expect(model.unreadCount == 1)
  }

  @Test("is not set back by a list that is older than a message")
  func late() async throws {
    let model = try await makeModel([.example()])
    model.receive(.number(1), in: "1")
    await model.reload()

    #expect(model.thread("1")?.lastNumber == 1)
    #expect(model.unreadCount == 1)
  }

  @Test("tells the server what is read, once")
  func reads() async throws {
    let model = try await makeModel([.example(last: .number(1), unread: 1)])
    model.markRead("1")
    model.markRead("1")
    model.receive(.number(2), in: "1")
    await MainActor.settle()

    #expect(reports == [1])
    #expect(model.unreadCount == 1)
  }

  @Test("tells the server later what was read without a connection")
  func readsOffline() async throws {
    let model = try await makeModel([.example(last: .number(2), unread: 2)])
    server.fails(.noConnection)
    model.markRead("1")
    await MainActor.settle()
    server.answers(.threads([.example(last: .number(3), unread: 3)]))
    await model.reload()
    await MainActor.settle()

    #expect(reports == [2, 2])
    #expect(model.unreadCount == 1)
  }

  @Test("asks anew when a message is of a thread that it does not know")
  func unknown() async throws {
    let model = try await makeModel([])
    server.answers(.threads([.example("9")]))
    model.receive(.number(1), in: "9")
    await MainActor.settle()

    #expect(model.threads.value?.map(\.id) == ["9"])
  }

  @Test("makes no group that is not complete")
  func incomplete() async throws {
    let model = try await makeModel([])
    await #expect(throws: Failure.refused) {
      try await model.create(NewGroup(name: "Engines", members: ["alan"]))
    }

    #expect(server.requests == [.threads])
  }

  @Test("lets nobody leave a thread between two")
  func stays() async throws {
    let model = try await makeModel([.example()])
    await #expect(throws: Failure.refused) { try await model.leave("1") }

    #expect(server.requests == [.threads])
    #expect(model.thread("1") != nil)
  }

  @Test("has no thread that the user is no longer a member of")
  func gone() async throws {
    let model = try await makeModel([.example()])
    var thread = WireThread.example()
    thread.members.removeFirst()
    model.update(ChatThread(thread))

    #expect(model.threads == .loaded([]))
  }

  private func makeModel(_ threads: [WireThread]) async throws -> ThreadsModel {
    let model = ThreadsModel(server: server, store: try .inMemory(), handle: "ada")
    server.answers(.threads(threads))
    await model.reload()
    return model
  }

  /// The numbers that the server was told as read.
  private var reports: [Int] {
    server.requests.compactMap {
      if case .markRead(_, let number) = $0 { number } else { nil }
    }
  }
}
