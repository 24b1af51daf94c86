import Foundation
import MessengerWire
import Testing

@testable import Messenger

@Suite(.timeLimit(.minutes(1))) @MainActor
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

    // A client that the server refuses ends the test, instead of being waited for.
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await ada.send(adasTexts) }
      group.addTask { try await grace.send(gracesTexts) }
      group.addTask { try await Self.kill(server, while: ada, and: grace) }
      try await group.waitForAll()
    }
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
  private static func kill(
    _ server: RunningServer, while ada: ChattingClient, and grace: ChattingClient
  ) async throws {
    for count in [10, 30, 50, 70] {
      while ada.sentCount + grace.sentCount < count { try await shortWait() }
      try server.kill()
      // On a busy machine the server would be back before a client has noticed that it was gone.
      // Losses do not tell: a client that still waits for its last connection loses nothing.
      while ada.isOnline || grace.isOnline { try await shortWait() }
      try server.start()
    }
  }

  private static func shortWait() async throws {
    try await Task.sleep(for: .milliseconds(1))
  }
}
