import Foundation
import MessengerWire
import Testing

@testable import MessengerNetwork

@Suite(.timeLimit(.minutes(5))) @MainActor
struct LineSocketTests {
  private let listening: Socket
  private let client: LineSocket

  init() throws {
    listening = try Socket.listening(on: 0)
    client = LineSocket(try Socket.connecting(to: listening.port))
  }

  private func accept() async throws -> LineSocket {
    var watch: SocketWatch?
    await withCheckedContinuation { continuation in
      watch = SocketWatch(toRead: listening) {
        guard watch != nil else { return }
        watch = nil
        continuation.resume()
      }
    }
    return LineSocket(try #require(listening.accept()))
  }

  @Test func sendsMoreThanTheSystemHolds() async throws {
    let server = try await accept()
    let lines = (0..<16).map { Data(repeating: UInt8($0 + 65), count: WireLine.maximumLength) }
    var received: [Data] = []
    await withCheckedContinuation { continuation in
      client.onLine = { line in
        received.append(line)
        if received.count == lines.count { continuation.resume() }
      }
      for line in lines {
        server.send(line)
      }
    }
    #expect(received == lines)
  }

  @Test func saysOnceThatTheOtherSideHasClosed() async throws {
    let server = try await accept()
    var closeCount = 0
    await withCheckedContinuation { continuation in
      client.onClose = {
        closeCount += 1
        continuation.resume()
      }
      server.close()
    }
    client.send(Data("nobody reads this".utf8))
    client.close()
    #expect(closeCount == 1)
  }

  @Test func saysNothingOfItsOwnEnd() async throws {
    let server = try await accept()
    var closeCount = 0
    client.onClose = { closeCount += 1 }
    await withCheckedContinuation { continuation in
      server.onClose = { continuation.resume() }
      client.close()
    }
    #expect(closeCount == 0)
  }
}
