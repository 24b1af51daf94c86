import Foundation
import MessengerHost
import MessengerServer
import MessengerWire
import Testing

@testable import MessengerNetwork

@Suite(.timeLimit(.minutes(5))) @MainActor
struct BrokenLineTests {
  private nonisolated static let lines = [
    Data("hello".utf8), Data(), Data([0xFF, 0xFE]), Data(#"{"id":7,"request":{"fly":{}}}"#.utf8),
    Data(repeating: UInt8(ascii: "a"), count: WireLine.maximumLength + 1),
  ]

  @Test(arguments: lines + [WireLine.event(.sessionEnded).encoded()])
  func closesTheConnectionThatItCameFrom(line: Data) async throws {
    let world = try LoopbackWorld()
    let ada = try await world.connect(as: "ada", password: "lovelace")
    let other = try world.connectPlainly()
    await withCheckedContinuation { continuation in
      other.onClose = { continuation.resume() }
      other.send(line)
    }
    #expect(try await ada.send(.threads) == .threads([]))
    #expect(try await world.connect().send(.threads) == .refused(.sessionExpired))
  }

  @Test func mayBeAsLongAsTheLimit() async throws {
    let world = try LoopbackWorld()
    let client = try world.connectPlainly()
    var line = WireLine.request(id: 7, .threads).encoded()
    line += Data(repeating: UInt8(ascii: " "), count: WireLine.maximumLength - line.count)
    let reply = await withCheckedContinuation { continuation in
      client.onLine = { continuation.resume(returning: $0) }
      client.send(line)
    }
    #expect(try WireLine(decoding: reply) == .reply(id: 7, .refused(.sessionExpired)))
  }

  /// A server that sends nonsense is left, and tried again.
  @Test(arguments: lines + [WireLine.request(id: 7, .threads).encoded()])
  func makesTheClientLeave(line: Data) async throws {
    let listening = try Socket.listening(on: 0)
    let clock = ManualClock()
    let connection = LoopbackConnection(port: listening.port, clock: clock)
    var clients: [LineSocket] = []
    let watch = SocketWatch(toRead: listening) {
      guard let client = listening.accept().map(LineSocket.init) else { return }
      clients.append(client)
      client.send(line)
    }
    var states = connection.states().makeAsyncIterator()
    connection.open()
    for expected in [ConnectionState.offline, .connecting, .online, .offline] {
      #expect(await states.next() == expected)
    }
    await clock.advance(by: 1)
    #expect(await states.next() == .connecting)
    withExtendedLifetime(watch) {}
  }
}
