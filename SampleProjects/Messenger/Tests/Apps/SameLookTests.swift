import MessengerWire
import Testing

@testable import Messenger

/// What looks alike in all architectures, as it is drawn.
@Suite @MainActor
struct SameLookTests {
  @Test(arguments: Architecture.all)
  func theLogin(_ architecture: Architecture) async throws {
    let app = try await PlayedApp(architecture)
    #expect(app.rows == ["Online", "Username:", "Password:", "[ Sign in ]"])
  }

  @Test(arguments: Architecture.all)
  func theRowsOfLists(_ architecture: Architecture) async throws {
    let app = try await PlayedApp(architecture)
    try await app.signIn()
    #expect(
      app.rows(of: "chats.0") == ["Grace Hopper  Yes: a moth, in relay 70. I have taped it …  1"])

    try await app.tap("chats.newGroup", "newGroup.0")
    #expect(app.rows(of: "newGroup.0") == ["Alan Turing  ✓"])
    #expect(app.rows(of: "newGroup.1") == ["Grace Hopper"])

    try await app.tap("tabs.contacts")
    #expect(app.rows(of: "contacts.1") == ["Grace Hopper  @grace"])

    try await app.tap("tabs.stickers")
    #expect(app.rows(of: "stickers.0") == ["Cats  $1.99"])
    try await app.tap("stickers.0")
    try await app.enter("4242424242424242", into: "purchase.card")
    try await app.tap("purchase.buy", "receipt.done")
    #expect(app.rows(of: "stickers.0") == ["Cats  Owned"])
  }

  @Test(arguments: Architecture.all)
  func theRowsOfAThread(_ architecture: Architecture) async throws {
    let app = try await PlayedApp(architecture)
    try await app.signIn()
    try await app.tap("chats.0")
    app.connection.refusal = { if case .send = $0 { .notAllowed } else { nil } }
    try await app.enter(
      "A long answer, which the server does not want to have at all, ever", into: "thread.input")
    try await app.tap("thread.send")
    #expect(app.rows(of: "thread.0") == ["Have you found the error?", "Sent"])
    #expect(
      app.rows(of: "thread.1") == [
        "Grace Hopper", "Yes: a moth, in relay 70. I have taped it into the log.",
      ])
    #expect(
      app.rows(of: "thread.2") == [
        "A long answer, which the server does not want to have at", "all, ever",
        "Failed  [ Try again ]",
      ])
  }

  @Test(arguments: Architecture.all)
  func oneMessageAfterAnother(_ architecture: Architecture) async throws {
    let app = try await PlayedApp(architecture)
    try await app.signIn()
    try await app.tap("chats.0")
    await app.press("\thello\rare you there?\r你")
    #expect(app.rows(of: "thread.2") == ["hello", "Sent"])
    #expect(app.rows(of: "thread.3") == ["are you there?", "Sent"])
    #expect(app.rows(of: "thread.input")?.first?.hasPrefix("Message: 你_") == true)
  }
}
