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

    async let adaIsDone: Void = ada.send(adasTexts)
    async let graceIsDone: Void = grace.send(gracesTexts)
    for count in [10, 30, 50, 70] {
      while ada.sentCount + grace.sentCount < count { try await Task.sleep(for: .milliseconds(1)) }
      let losses = (ada.lossCount, grace.lossCount)
      try server.kill()
      // On a busy machine the server would be back before a client has noticed that it was gone.
      while ada.sentCount < adasTexts.count && ada.lossCount == losses.0
        || grace.sentCount < gracesTexts.count && grace.lossCount == losses.1
      { try await Task.sleep(for: .milliseconds(1)) }
      try server.start()
    }
    try await adaIsDone
    try await graceIsDone
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
}
