import MessengerHost
import MessengerWire
import Testing

@testable import MVP

@Suite("The model of the outbox") @MainActor
struct OutboxModelTests {
  private let server = FakeServer()

  @Test("sends one message after the other, under a key for each")
  func sends() async throws {
    let outbox = try await makeOutbox()
    acceptMessages()
    outbox.send("One")
    outbox.send("Two")
    await MainActor.settle()

    #expect(sent == ["One key 1", "Two key 2"])
    #expect(outbox.messages(in: "1").isEmpty)
  }

  @Test("waits without a connection, and then goes on under the same key")
  func waits() async throws {
    let outbox = try await makeOutbox()
    server.fails(.noConnection)
    outbox.send("One")
    outbox.send("Two")
    await MainActor.settle()
    acceptMessages()
    outbox.sendWaiting()
    await MainActor.settle()

    #expect(Set(sent) == ["One key 1", "Two key 2"])
    #expect(sent.last == "Two key 2")
  }

  @Test("is not held up by a message that is refused, which stays")
  func refused() async throws {
    let outbox = try await makeOutbox()
    acceptMessages(but: "One")
    outbox.send("One")
    outbox.send("Two")
    await MainActor.settle()

    #expect(sent == ["One key 1", "Two key 2"])
    #expect(outbox.messages(in: "1").map(\.text) == ["One"])
    #expect(outbox.messages(in: "1").map(\.hasFailed) == [true])
  }

  @Test("sends a failed message once more under a new key, and no other")
  func retries() async throws {
    let outbox = try await makeOutbox()
    server.fails(.refused)
    outbox.send("One")
    await MainActor.settle()
    acceptMessages()
    outbox.sendWaiting()
    outbox.retry("unknown")
    await MainActor.settle()
    #expect(sent == ["One key 1"])
    outbox.retry("key 1")
    await MainActor.settle()

    #expect(sent == ["One key 1", "One key 2"])
  }

  @Test("still knows after a relaunch what waits")
  func survives() async throws {
    let store = try Store.inMemory()
    let outbox = try await makeOutbox(store)
    server.fails(.noConnection)
    outbox.send("One")
    await MainActor.settle()

    #expect(try await makeOutbox(store).messages(in: "1").map(\.key) == ["key 1"])
  }

  @Test("holds nothing for a thread that is gone")
  func gone() async throws {
    let store = try Store.inMemory()
    let threads = try await makeThreads(store)
    let outbox = makeOutbox(store, threads)
    server.fails(.noConnection)
    outbox.send("One")
    await MainActor.settle()
    server.answers(.threads([]))
    await threads.reload()

    #expect(outbox.messages(in: "1").isEmpty)
  }

  private func makeOutbox(_ store: Store? = nil) async throws -> OutboxModel {
    let store = try store ?? .inMemory()
    return makeOutbox(store, try await makeThreads(store))
  }

  private func makeThreads(_ store: Store) async throws -> ThreadsModel {
    let threads = ThreadsModel(server: server, store: store, handle: "ada")
    server.answers(.threads([.example()]))
    await threads.reload()
    return threads
  }

  private func makeOutbox(_ store: Store, _ threads: ThreadsModel) -> OutboxModel {
    var keys = 0
    return OutboxModel(
      server: server, store: store, threads: threads,
      messages: MessagesModel(server: server, store: store, threads: threads)
    ) {
      keys += 1
      return "key \(keys)"
    }
  }

  /// Has the server take every message but one.
  private func acceptMessages(but refused: String? = nil) {
    server.answer = { request in
      guard case .send(_, let text, let key) = request else { return .success(.done) }
      guard text != refused else { return .failure(.refused) }
      return .success(.message(WireMessage(number: 1, sender: "ada", text: text, key: key)))
    }
  }

  /// The text and key of what was sent.
  private var sent: [String] {
    server.requests.compactMap {
      if case .send(_, let text, let key) = $0 { "\(text) \(key)" } else { nil }
    }
  }
}

extension OutboxModel {
  /// Sends a text to the only thread.
  fileprivate func send(_ text: String) {
    if let text = MessageText(text) { send(text, to: "1") }
  }
}
