import Foundation
import MessengerHost
import MessengerServer
import MessengerWire
import Testing

@testable import MessengerNetwork

@Suite(.timeLimit(.minutes(5))) @MainActor
struct ReconnectingTests {
  private let world: LoopbackWorld
  private let send = ClientRequest.send(thread: "thread-2", text: "Hello", key: "1")
  private let message = WireMessage(number: 1, sender: "ada", text: "Hello", key: "1")

  init() throws {
    world = try LoopbackWorld()
  }

  @Test func waitsLongerEachTime() async {
    world.server.stop()
    let connection = LoopbackConnection(port: world.server.port, clock: world.clock)
    var states = connection.states().makeAsyncIterator()
    #expect(await states.next() == .offline)
    connection.open()
    for delay in [1, 2, 4, 8, 16, 30, 30] {
      #expect(await states.next() == .connecting)
      #expect(await states.next() == .offline)
      await world.clock.advance(by: Double(delay) - 0.5)
      #expect(world.clock.sleeperCount == 1)
      await world.clock.advance(by: 0.5)
    }
  }

  @Test func startsWithTheShortestDelayAgain() async throws {
    let connection = await world.connect()
    for _ in 1...3 {
      world.server.stop()
      await world.reach(.offline, on: connection)
      try world.server.start()
      await world.clock.advance(by: 1)
      await world.reach(.online, on: connection)
    }
    #expect(try await connection.send(.threads) == .refused(.sessionExpired))
  }

  @Test func bringsOnceWhatTheServerHadNotRead() async throws {
    let ada = try await world.connect(as: "ada", password: "lovelace")
    _ = try await ada.send(.openThread(with: "grace"))
    let sending = Task { try await ada.send(send) }
    let stopping = Task { world.server.stop() }
    await stopping.value
    await #expect(throws: ConnectionError.lost) { try await sending.value }
    try await checkThatItArrivesOnce(from: ada)
  }

  @Test func bringsOnceWhatTheServerHadDone() async throws {
    let ada = try await world.connect(as: "ada", password: "lovelace")
    _ = try await ada.send(.openThread(with: "grace"))
    var events: [ServerEvent] = []
    let grace = world.hub.open { event in
      events.append(event)
      world.server.stop()
    }
    _ = world.hub.handle(.signIn(username: "grace", password: "hopper"), from: grace)
    await #expect(throws: ConnectionError.lost) { try await ada.send(send) }
    try await checkThatItArrivesOnce(from: ada)
    #expect(events == [.message(thread: "thread-2", message: message)])
  }

  @Test func waitsForNoReplyOnceSendingHasFailed() async throws {
    let ada = try await world.connect(as: "ada", password: "lovelace")
    // They run before anybody can be told that the server has stopped. The first one learns from the
    // system that nobody listens, so that the system refuses the second one.
    let first = Task { try await ada.send(send) }
    let second = Task { try await ada.send(send) }
    world.server.stop()
    await #expect(throws: ConnectionError.lost) { try await first.value }
    await #expect(throws: ConnectionError.lost) { try await second.value }
  }

  private func checkThatItArrivesOnce(from ada: LoopbackConnection) async throws {
    #expect(ada.state == .offline)
    try world.server.start()
    await world.clock.advance(by: 1)
    await world.reach(.online, on: ada)
    _ = try await ada.send(.resume(token: "session-1"))
    #expect(try await ada.send(send) == .message(message))
    let page = WirePage(messages: [message], hasOlder: false)
    let reply = try await ada.send(.history(thread: "thread-2", before: nil, limit: 10))
    #expect(reply == .page(page))
  }
}
