import MessengerServer
import MessengerWire
import Testing

@Suite
struct ReadMarkTests {
  private var world = ServerUnderTest()
  private let id: String

  init() throws {
    id = try world.openThread()
    for (text, sender) in [
      ("One", ServerUnderTest.ada), ("Two", ServerUnderTest.grace), ("Three", ServerUnderTest.ada),
    ] {
      _ = world.ask(.send(thread: id, text: text, key: text), from: sender)
    }
  }

  @Test mutating func countsTheMessagesOfOthers() throws {
    #expect(try world.threads(of: ServerUnderTest.grace).map(\.unreadCount) == [2])
    #expect(try world.threads(of: ServerUnderTest.ada).map(\.unreadCount) == [1])
  }

  @Test mutating func countsFromTheReadMark() throws {
    let reply = world.ask(.markRead(thread: id, upTo: 1), from: ServerUnderTest.grace)
    #expect(reply == .done)
    let thread = try #require(try world.threads(of: ServerUnderTest.grace).first)
    #expect(thread.readUpTo == 1)
    #expect(thread.unreadCount == 1)
    #expect(try world.threads(of: ServerUnderTest.ada).map(\.unreadCount) == [1])
  }

  @Test mutating func neverGoesBack() throws {
    _ = world.ask(.markRead(thread: id, upTo: 3), from: ServerUnderTest.grace)
    let answer = world.server.handle(
      .markRead(thread: id, upTo: 1), from: ServerUnderTest.grace)
    #expect(answer == ServerAnswer(reply: .done, events: []))
    #expect(try world.threads(of: ServerUnderTest.grace).map(\.unreadCount) == [0])
  }

  @Test mutating func tellsTheReadersOtherConnections() throws {
    let events = world.events(of: .markRead(thread: id, upTo: 3), from: ServerUnderTest.ada)
    let thread = try #require(try world.threads(of: ServerUnderTest.ada).first)
    #expect(thread.unreadCount == 0)
    #expect(
      events == [.init(to: ServerUnderTest.adasPhone, .threadChanged(thread: thread))])
  }

  @Test mutating func refusesWhatIsNotThere() {
    for number in [-1, 4] {
      let reply = world.ask(.markRead(thread: id, upTo: number), from: ServerUnderTest.ada)
      #expect(reply == .refused(.invalid(what: "upTo")))
    }
    let stranger = world.ask(.markRead(thread: id, upTo: 1), from: ServerUnderTest.alan)
    #expect(stranger == .refused(.notFound))
  }
}
