import MessengerHost
import MessengerNetwork
import MessengerServer
import MessengerWire
import Testing

@Suite @MainActor
struct InProcessConnectionTests {
  private let hub = ServerHub()
  private let signIn = ClientRequest.signIn(username: "ada", password: "lovelace")
  private let session = WireSession(
    token: "session-1", name: "Ada Lovelace", handle: "ada", role: .member)

  @Test func talksToTheServer() async throws {
    let connection = InProcessConnection(to: hub)
    #expect(try await connection.send(signIn) == .session(session))
    #expect(connection.requests == [signIn])
  }

  @Test func bringsEventsToAllListeners() async throws {
    let ada = InProcessConnection(to: hub)
    let grace = InProcessConnection(to: hub)
    _ = try await ada.send(signIn)
    _ = try await grace.send(.signIn(username: "grace", password: "hopper"))
    var first = grace.events().makeAsyncIterator()
    var second = grace.events().makeAsyncIterator()
    let reply = try await ada.send(.openThread(with: "grace"))
    guard case .threadChanged(let thread) = await first.next() else {
      Issue.record("\(reply) was no event")
      return
    }
    #expect(thread.name == "Ada Lovelace")
    #expect(await second.next() == .threadChanged(thread: thread))
  }

  @Test func tellsItsStates() async {
    let connection = InProcessConnection(to: hub, state: .connecting)
    var states = connection.states().makeAsyncIterator()
    connection.state = .online
    connection.state = .online
    connection.state = .offline
    #expect(await states.next() == .connecting)
    #expect(await states.next() == .online)
    #expect(await states.next() == .offline)
  }

  @Test(arguments: [ConnectionState.offline, .connecting])
  func sendsNothingUnlessOnline(state: ConnectionState) async throws {
    let connection = InProcessConnection(to: hub)
    _ = try await connection.send(signIn)
    connection.state = state
    await #expect(throws: ConnectionError.offline) { try await connection.send(.threads) }
    #expect(connection.requests == [signIn, .threads])
  }

  @Test func isNewToTheServerWhenItComesBack() async throws {
    let connection = InProcessConnection(to: hub)
    _ = try await connection.send(signIn)
    connection.state = .offline
    connection.state = .online
    #expect(try await connection.send(.threads) == .refused(.sessionExpired))
    #expect(try await connection.send(.resume(token: "session-1")) == .session(session))
  }

  @Test func holdsReplies() async throws {
    let connection = InProcessConnection(to: hub)
    connection.holdsReplies = true
    var reply: ServerReply?
    let request = Task { reply = try await connection.send(signIn) }
    await MainActor.settle()
    #expect(reply == nil)
    connection.releaseReplies()
    try await request.value
    #expect(reply == .session(session))
    #expect(try await connection.send(.threads) == .threads([]))
  }

  @Test func losesHeldRepliesWithTheConnection() async {
    let connection = InProcessConnection(to: hub)
    connection.holdsReplies = true
    let request = Task { try await connection.send(signIn) }
    await MainActor.settle()
    connection.state = .offline
    await #expect(throws: ConnectionError.lost) { try await request.value }
  }

  @Test func dropsOneReplyOfWhatTheServerHasDone() async throws {
    let connection = InProcessConnection(to: hub)
    _ = try await connection.send(signIn)
    _ = try await connection.send(.openThread(with: "grace"))
    connection.dropsNextReply = true
    let send = ClientRequest.send(thread: "thread-2", text: "Hello", key: "1")
    await #expect(throws: ConnectionError.lost) { try await connection.send(send) }
    let message = WireMessage(number: 1, sender: "ada", text: "Hello", key: "1")
    #expect(try await connection.send(send) == .message(message))
    let history = ClientRequest.history(thread: "thread-2", before: nil, limit: 10)
    let page = WirePage(messages: [message], hasOlder: false)
    #expect(try await connection.send(history) == .page(page))
  }
}
