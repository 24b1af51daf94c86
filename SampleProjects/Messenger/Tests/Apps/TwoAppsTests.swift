import Testing

@testable import Messenger

/// Two whole apps that talk with each other through the server, as in three terminals.
@Suite(.timeLimit(.minutes(5))) @MainActor
struct TwoAppsTests {
  @Test func loseNothingAndDoubleNothingWhenTheServerIsKilled() async throws {
    let folder = try StorageFolder(nil)
    defer { folder.close() }
    let server = try RunningServer(folder: folder.path + "/server")
    let ada = try RunningApp(
      "mvc", port: server.port, folder: folder.path + "/ada", script: ada())
    let grace = try RunningApp(
      "mvvm", port: server.port, folder: folder.path + "/grace", script: grace())

    // Without a server, what Ada writes waits.
    try await grace.shows("Ada 2")
    try server.kill()
    try await ada.shows("Ada 4")
    try server.start()

    // This time it is killed while Grace's messages are on their way.
    try await ada.shows("Grace 3")
    try server.kill()
    try server.start()

    for app in [ada, grace] {
      let status = try await app.end()
      let screens = try app.screens
      #expect(status == 0, "\(screens.suffix(2000))")
      #expect(!screens.contains("thread.\(Self.talk.count)"))
    }
  }

  /// Everything that is said, in the order in which both see it at the end.
  private static let talk =
    ["Have you found the error?", "Yes: a moth, in relay 70. I have taped it into the log."]
    + (1...4).map { "Ada \($0)" } + (1...6).map { "Grace \($0)" } + ["Ada 5"]

  private func ada() throws -> [String] {
    try signIn("ada", "lovelace") + see("Yes: a moth, in relay 70. I have taped it into the log.")
      + say("Ada 1") + say("Ada 2") + ["see thread.network Offline"] + say("Ada 3") + say("Ada 4")
      + ["see thread.5.status Sending…", "see thread.network Online"]
      + see("Grace 3") + see("Grace 6") + say("Ada 5") + ["see thread.12.status Sent"] + readAll()
  }

  private func grace() throws -> [String] {
    try signIn("grace", "hopper") + see("Ada 2")
      + ["see thread.network Offline", "see thread.network Online"] + see("Ada 4")
      + (1...6).flatMap { say("Grace \($0)") + ["wait 0.05"] } + see("Ada 5") + readAll()
  }

  private func signIn(_ username: String, _ password: String) -> [String] {
    [
      "see login.network Online", "enter login.username \(username)",
      "enter login.password \(password)", "return", "see chats.0", "tap chats.0",
    ]
  }

  private func say(_ text: String) -> [String] {
    ["enter thread.input \(text)", "return"]
  }

  /// Waits for a message, at its place.
  private func see(_ text: String) throws -> [String] {
    let place = try #require(Self.talk.firstIndex(of: text))
    return ["see thread.\(place).text \(text)"]
  }

  /// Reads all messages, from the first one on.
  private func readAll() throws -> [String] {
    try ["scroll thread.list -100"]
      + Self.talk.flatMap { try see($0) + ["scroll thread.list 1"] }
  }
}
