import MessengerServer
import MessengerWire
import Testing

@Suite
struct MessageTests {
  private var world = ServerUnderTest()

  @Test mutating func numbersMessagesAndTellsAllOthers() throws {
    let id = try world.createGroup()
    let first = WireMessage(number: 1, sender: "ada", text: "Hello", key: "1")
    let answer = world.server.handle(
      .send(thread: id, text: " Hello\n", key: "1"), from: ServerUnderTest.ada)
    #expect(answer.reply == .message(first))
    let told = [ServerUnderTest.adasPhone, ServerUnderTest.grace, ServerUnderTest.alan]
    #expect(
      answer.events == told.map { .init(to: $0, .message(thread: id, message: first)) })
    let second = WireMessage(number: 2, sender: "alan", text: "Hi", key: "1")
    let reply = world.ask(.send(thread: id, text: "Hi", key: "1"), from: ServerUnderTest.alan)
    #expect(reply == .message(second))
    #expect(try world.threads(of: ServerUnderTest.grace).map(\.lastMessage) == [second])
  }

  @Test mutating func sendsNothingTwice() throws {
    let id = try world.openThread()
    let send = ClientRequest.send(thread: id, text: "Hello", key: "1")
    let first = world.ask(send, from: ServerUnderTest.ada)
    let again = world.server.handle(send, from: ServerUnderTest.adasPhone)
    #expect(again == ServerAnswer(reply: first, events: []))
    #expect(try page(of: id).messages.count == 1)
  }

  @Test mutating func refusesTheSameAgain() throws {
    let id = try world.openThread()
    let empty = world.ask(.send(thread: id, text: " ", key: "1"), from: ServerUnderTest.ada)
    #expect(empty == .refused(.invalid(what: "text")))
    let again = world.ask(.send(thread: id, text: "Hello", key: "1"), from: ServerUnderTest.ada)
    #expect(again == empty)
    #expect(try page(of: id).messages.isEmpty)
  }

  @Test mutating func refusesToSend() throws {
    let id = try world.openThread()
    let stranger = ClientRequest.send(thread: id, text: "Hello", key: "1")
    #expect(world.ask(stranger, from: ServerUnderTest.alan) == .refused(.notFound))
    let nowhere = ClientRequest.send(thread: "thread-99", text: "Hello", key: "2")
    #expect(world.ask(nowhere, from: ServerUnderTest.ada) == .refused(.notFound))
    let long = ClientRequest.send(
      thread: id, text: String(repeating: "a", count: 1001), key: "3")
    #expect(world.ask(long, from: ServerUnderTest.ada) == .refused(.invalid(what: "text")))
    let keyless = ClientRequest.send(thread: id, text: "Hello", key: "")
    #expect(world.ask(keyless, from: ServerUnderTest.ada) == .refused(.invalid(what: "key")))
  }

  @Test mutating func pagesThroughTheHistory() throws {
    let id = try world.openThread()
    #expect(try page(of: id) == WirePage(messages: [], hasOlder: false))
    for number in 1...5 {
      let send = ClientRequest.send(thread: id, text: "\(number)", key: "\(number)")
      _ = world.ask(send, from: ServerUnderTest.ada)
    }
    let last = try page(of: id, limit: 2)
    #expect(last.messages.map(\.number) == [4, 5])
    #expect(last.hasOlder)
    let middle = try page(of: id, before: 4, limit: 2)
    #expect(middle.messages.map(\.number) == [2, 3])
    #expect(middle.hasOlder)
    let first = try page(of: id, before: 2, limit: 2)
    #expect(first.messages.map(\.number) == [1])
    #expect(!first.hasOlder)
  }

  @Test mutating func refusesToPage() throws {
    let id = try world.openThread()
    for (before, limit, what) in [
      (nil, 0, "limit"), (nil, 101, "limit"), (0, 10, "before"), (2, 10, "before"),
    ] {
      let reply = world.ask(
        .history(thread: id, before: before, limit: limit), from: ServerUnderTest.ada)
      #expect(reply == .refused(.invalid(what: what)))
    }
    let stranger = world.ask(
      .history(thread: id, before: nil, limit: 10), from: ServerUnderTest.alan)
    #expect(stranger == .refused(.notFound))
  }

  private mutating func page(of id: String, before: Int? = nil, limit: Int = 10) throws -> WirePage
  {
    let reply = world.ask(
      .history(thread: id, before: before, limit: limit), from: ServerUnderTest.ada)
    guard case .page(let page) = reply else { throw Unexpected(reply: reply) }
    return page
  }
}
