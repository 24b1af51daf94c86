import MessengerHost
import MessengerWire
import Testing

@testable import MVP

@Suite("The model of the messages") @MainActor
struct MessagesModelTests {
  private let server = FakeServer()

  @Test("fills a gap by asking, page by page")
  func gap() async throws {
    let (model, _) = try await makeModels()
    serve(1...2)
    await model.load("1")
    serve(1...50)
    await model.load("1")

    #expect(numbers(of: model) == Array(1...50))
  }

  @Test("does not ask forever for what the server does not have")
  func lost() async throws {
    let (model, _) = try await makeModels()
    server.answers(.page(WirePage(messages: [.number(1), .number(5)], hasOlder: false)))
    await model.load("1")

    #expect(numbers(of: model) == [1, 5])
    #expect(server.requests.count { $0.isHistory } == 2)
  }

  @Test("has each number once, in order, whoever tells it first")
  func order() async throws {
    let (model, _) = try await makeModels()
    model.receive(.number(3), in: "1")
    serve(1...3)
    await model.load("1")
    model.receive(.number(2), in: "1")

    #expect(numbers(of: model) == [1, 2, 3])
  }

  @Test("takes a message though nobody has opened its thread")
  func unopened() async throws {
    let (model, threads) = try await makeModels()
    model.receive(.number(3), in: "1")

    #expect(numbers(of: model) == [3])
    #expect(threads.thread("1")?.lastNumber == 3)
  }

  @Test("asks for what is missing before the first message")
  func missed() async throws {
    let (model, _) = try await makeModels()
    server.answers(.page(WirePage(messages: [], hasOlder: false)))
    await model.load("1")
    serve(1...3)
    model.receive(.number(3), in: "1")
    await MainActor.settle()

    #expect(numbers(of: model) == [1, 2, 3])
  }

  @Test("catches up where the list of threads knows more, or loading has failed, and nowhere else")
  func catchesUp() async throws {
    let (model, threads) = try await makeModels()
    await model.catchUp()
    #expect(!server.requests.contains { $0.isHistory })
    server.fails(.noConnection)
    await model.load("1")
    serve(1...2)
    await model.catchUp()
    #expect(numbers(of: model) == [1, 2])

    threads.update(ChatThread(.example(last: .number(3))))
    serve(1...3)
    await model.catchUp()
    await model.catchUp()
    #expect(numbers(of: model) == [1, 2, 3])
    #expect(server.requests.count { $0.isHistory } == 3)
  }

  @Test("takes no page of a thread that is gone by then")
  func gone() async throws {
    let (model, threads) = try await makeModels()
    server.answer = { request in
      guard request.isHistory else { return .success(.done) }
      threads.update(
        ChatThread(id: "1", isGroup: true, name: "", members: [], readUpTo: 0, unreadCount: 0))
      return .success(.page(WirePage(messages: [.number(1)], hasOlder: false)))
    }
    await model.load("1")

    #expect(model.history(of: "1") == .loading)
  }

  @Test("says that loading has failed only if there is nothing to read")
  func fails() async throws {
    let (model, _) = try await makeModels()
    server.fails(.noConnection)
    await model.load("1")
    #expect(model.history(of: "1") == .failed)
    serve(1...1)
    await model.load("1")
    server.fails(.noConnection)
    await model.load("1")

    #expect(numbers(of: model) == [1])
  }

  private func makeModels() async throws -> (MessagesModel, ThreadsModel) {
    let store = try Store.inMemory()
    let threads = ThreadsModel(server: server, store: store, handle: "ada")
    server.answers(.threads([.example()]))
    await threads.reload()
    return (MessagesModel(server: server, store: store, threads: threads), threads)
  }

  /// Has the server answer with pages of 20 of these messages.
  private func serve(_ numbers: ClosedRange<Int>) {
    server.answer = { request in
      guard case .history(_, let before, let limit) = request else { return .success(.done) }
      let page = numbers.filter { $0 < before ?? .max }.suffix(limit).map { WireMessage.number($0) }
      return .success(.page(WirePage(messages: page, hasOlder: (page.first?.number ?? 1) > 1)))
    }
  }

  private func numbers(of model: MessagesModel) -> [Int]? {
    model.history(of: "1").value?.messages.map(\.number)
  }
}

extension ClientRequest {
  fileprivate var isHistory: Bool {
    if case .history = self { true } else { false }
  }
}
