import Foundation
import MessengerHost
import MessengerServer
import MessengerWire
import Testing

@testable import MessengerNetwork

@Suite(.timeLimit(.minutes(5))) @MainActor
struct LoopbackTests {
  private let world: LoopbackWorld

  init() throws {
    world = try LoopbackWorld()
  }

  @Test func letsTwoTalk() async throws {
    let ada = try await world.connect(as: "ada", password: "lovelace")
    let grace = try await world.connect(as: "grace", password: "hopper")
    var events = grace.events().makeAsyncIterator()
    var moreEvents = grace.events().makeAsyncIterator()
    guard case .thread(let thread) = try await ada.send(.openThread(with: "grace")),
      case .threadChanged(let graces) = await events.next()
    else {
      Issue.record("There is no thread")
      return
    }
    #expect(graces.id == thread.id)
    let message = WireMessage(number: 1, sender: "ada", text: "Hello\nGrace", key: "1")
    let reply = try await ada.send(.send(thread: thread.id, text: "Hello\nGrace", key: "1"))
    #expect(reply == .message(message))
    let event = ServerEvent.message(thread: thread.id, message: message)
    #expect(await events.next() == event)
    #expect(await moreEvents.next() == .threadChanged(thread: graces))
    #expect(await moreEvents.next() == event)
  }

  @Test func bringsEachReplyToItsRequest() async throws {
    let ada = try await world.connect(as: "ada", password: "lovelace")
    async let threads = ada.send(.threads)
    async let contacts = ada.send(.contacts)
    async let refusal = ada.send(.leaveThread(id: "nowhere"))
    let replies = try await [threads, contacts, refusal]
    #expect(replies == [.threads([]), .contacts([]), .refused(.notFound)])
  }

  @Test func endsWhenItIsClosed() async throws {
    let ada = try await world.connect(as: "ada", password: "lovelace")
    ada.close()
    #expect(ada.state == .offline)
    await #expect(throws: ConnectionError.offline) { try await ada.send(.threads) }
    await world.clock.advance(by: 60)
    #expect(ada.state == .offline)
    ada.open()
    await world.reach(.online, on: ada)
    #expect(try await ada.send(.threads) == .refused(.sessionExpired))
  }

  @Test func isReleased() async throws {
    weak var released: LoopbackConnection?
    do {
      let ada = try await world.connect(as: "ada", password: "lovelace")
      released = ada
    }
    await MainActor.settle()
    #expect(released == nil)
  }

  @Test func takesAPortAlone() {
    let other = LoopbackServer(ServerHub(), port: world.server.port)
    #expect(throws: SocketError(code: EADDRINUSE)) { try other.start() }
  }
}
