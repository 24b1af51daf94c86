import Foundation
import MessengerWire
import Testing

@testable import Messenger

@Suite(.timeLimit(.minutes(5))) @MainActor
struct RestartTests {
  /// The demonstration's messages, which are there before.
  private static let demoCount = 2

  @Test func losesNothingAndDoublesNothingWhenTheServerIsKilled() async throws {
    let folder = try StorageFolder(nil)
    defer { folder.close() }
    let server = try RunningServer(folder: folder.path)
    let ada = try await ChattingClient("ada", "lovelace", with: "grace", port: server.port)
    let grace = try await ChattingClient("grace", "hopper", with: "ada", port: server.port)
    let adasTexts = (1...40).map { "Ada \($0)" }
    let gracesTexts = (1...40).map { "Grace \($0)" }

    let kills = Kills(of: server, while: [ada, grace])
    // A client that the server refuses ends the test, instead of being waited for.
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await ada.send(adasTexts, afterEach: kills.killIfDue) }
      group.addTask { try await grace.send(gracesTexts, afterEach: kills.killIfDue) }
      try await group.waitForAll()
    }
    #expect(kills.dueCounts.isEmpty)
    #expect(ada.lossCount + grace.lossCount > 0)

    for client in [ada, grace] {
      try await client.catchUp()
      #expect(client.contradictions.isEmpty)
      let messages = client.messages.sorted { $0.key < $1.key }.map(\.value)
      #expect(messages.map(\.number) == Array(1...Self.demoCount + 80))
      let texts = messages.dropFirst(Self.demoCount).map(\.text)
      #expect(texts.filter { $0.hasPrefix("Ada") } == adasTexts)
      #expect(texts.filter { $0.hasPrefix("Grace") } == gracesTexts)
    }
  }

  /// Kills a server four times while two clients send 80 messages, and starts it again.
  @MainActor
  private final class Kills {
    /// After how many messages of both the server is still to be killed.
    private(set) var dueCounts = [10, 30, 50, 70]

    private let server: RunningServer
    private let clients: [ChattingClient]

    init(of server: RunningServer, while clients: [ChattingClient]) {
      self.server = server
      self.clients = clients
    }

    /// Called by each client between two of its messages, while the other has one on its way: who
    /// looked on from outside could come too late on a busy machine.
    func killIfDue() async throws {
      guard let count = dueCounts.first, clients.reduce(0, { $0 + $1.sentCount }) >= count else {
        return
      }
      dueCounts.removeFirst()
      try server.kill()
      // Else the server could be back before a client has noticed that it was gone. Losses do not
      // tell: a client that still waits for its last connection loses nothing.
      while clients.contains(where: \.isOnline) { try await Task.sleep(for: .milliseconds(1)) }
      try server.start()
    }
  }
}
