import MessengerHost
import Testing

@testable import Hexagonal

/// Plays the app from the command line alone, on every server adapter with every storage adapter.
@Suite("The command line", .timeLimit(.minutes(5))) @MainActor
struct CommandLineTests {
  /// Starts the app for somebody whose things are in a place.
  private func launch(_ server: ServerPlace, _ storage: StoragePlace) async -> HexagonalCommandLine
  {
    let app = HexagonalCommandLine(
      driven: DrivenAdapters(
        server: await server.connect(), storage: storage.open(), keys: RandomKeys()))
    await MainActor.settle()
    return app
  }

  /// Gives a command until it has the answer, which depends on what comes from the server.
  private func expect(
    _ line: String, _ answer: [String], from app: HexagonalCommandLine,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    var last: [String] = []
    for _ in 0..<500 {
      last = await app.run(line)
      if last == answer { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(last == answer, sourceLocation: location)
  }

  @Test(
    "plays a whole story", arguments: ServerAdapter.real, StorageAdapter.allCases)
  func story(server: ServerAdapter, storage: StorageAdapter) async throws {
    let world = try ServerPlace(for: server)
    let (adasThings, gracesThings) = (
      try StoragePlace(for: storage), try StoragePlace(for: storage)
    )
    defer {
      world.stop()
      adasThings.remove()
      gracesThings.remove()
    }
    let grace = await launch(world, gracesThings)
    #expect(await grace.run("login grace hopper") == ["done"])

    // Log in, and add a contact.
    var ada = await launch(world, adasThings)
    #expect(await ada.run("status") == ["online", "signed out"])
    #expect(await ada.run("login ada byron") == ["failed: wrong username or password"])
    #expect(await ada.run("login ada lovelace") == ["done"])
    #expect(await ada.run("status") == ["online", "@ada"])
    #expect(await ada.run("add nobody Nobody") == ["failed: nobody has this handle"])
    #expect(await ada.run("add grace Amazing Grace") == ["done"])
    #expect(await ada.run("add alan Alan Turing") == ["done"])
    #expect(await ada.run("contacts") == ["@alan: Alan Turing", "@grace: Amazing Grace"])
    #expect(await ada.run("search AMAZ") == ["@grace: Amazing Grace"])
    #expect(await ada.run("search x") == [])

    // Write and receive.
    let chat = try #require(await ada.run("write grace").first)
    #expect(await ada.run("send \(chat) Hello, Grace") == ["done"])
    try await expect(
      "chats", ["\(chat): Ada Lovelace, 1 unread, Hello, Grace"], from: grace)
    #expect(await grace.run("read \(chat)") == ["Ada Lovelace: Hello, Grace"])
    try await expect(
      "chats", ["\(chat): Ada Lovelace, 0 unread, Hello, Grace"], from: grace)
    #expect(await grace.run("send \(chat) Hello, Ada") == ["done"])
    try await expect(
      "read \(chat)", ["you: Hello, Grace (sent)", "Grace Hopper: Hello, Ada"], from: ada)

    // Start again, and log out.
    ada = await launch(world, adasThings)
    try await expect(
      "read \(chat)", ["you: Hello, Grace (sent)", "Grace Hopper: Hello, Ada"], from: ada)
    #expect(await ada.run("logout") == ["done"])
    #expect(await ada.run("status") == ["online", "signed out"])
    #expect(await ada.run("read \(chat)") == ["failed: could not load"])
    #expect(await ada.run("contacts") == ["not loaded yet"])
    #expect(adasThings.open().session == nil)
  }

  @Test("says that guests cannot buy")
  func guest() async throws {
    let guest = await launch(try ServerPlace(for: .inProcess), try StoragePlace(for: .memory))
    #expect(await guest.run("login guest guest") == ["done"])
    #expect(await guest.run("buy cats 4242 4242 4242 4242") == ["failed: guests cannot buy"])
  }

  @Test("writes for nobody who is not signed in, and leaves nothing to the next user")
  func nextUser() async throws {
    let app = await launch(try ServerPlace(for: .inProcess), try StoragePlace(for: .memory))
    let refusal = ["failed: nobody is signed in"]
    #expect(await app.run("send thread-1 Hello") == refusal)
    #expect(await app.run("retry key") == refusal)
    #expect(await app.run("buy cats 4242 4242 4242 4242") == refusal)
    #expect(await app.run("login ada lovelace") == ["done"])
    #expect(await app.run("add alan Alan Turing") == ["done"])
    let chat = try #require(await app.run("write grace").first)
    #expect(await app.run("read \(chat)") == [])
    #expect(await app.run("login guest guest") == ["done"])
    #expect(await app.run("status") == ["online", "@guest"])
    #expect(await app.run("search alan") != ["@alan: Alan Turing"])
    #expect(await app.run("chats") == [])
  }

  @Test("makes and leaves groups, and buys stickers")
  func others() async throws {
    let (world, things) = (try ServerPlace(for: .inProcess), try StoragePlace(for: .memory))
    let ada = await launch(world, things)
    #expect(await ada.run("stickers") == ["failed: nobody is signed in"])
    #expect(await ada.run("login ada lovelace") == ["done"])
    #expect(await ada.run("group grace Engines") == ["failed: a group needs two others"])
    #expect(await ada.run("group grace,alan") == ["failed: the name is missing"])
    let group = try #require(await ada.run("group grace,alan Engines").first)
    #expect(await ada.run("chats") == ["\(group): Engines, 0 unread"])
    #expect(await ada.run("leave \(group)") == ["done"])
    #expect(await ada.run("chats") == [])
    let chat = try #require(await ada.run("write grace").first)
    #expect(await ada.run("leave \(chat)") == ["failed: only a group can be left"])
    #expect(await ada.run("stickers").first == "cats: Cats, 199 cents")
    #expect(await ada.run("buy cats 4242 4242") == ["failed: a card has 16 digits"])
    #expect(await ada.run("buy cats 4242 4242 4242 4242") == ["receipt 1"])
    #expect(await ada.run("stickers").first == "cats: Cats, owned")
    #expect(
      await ada.run("buy cats 4242 4242 4242 4242") == ["failed: the pack is owned already"])
    #expect(
      await ada.run("buy mice 4242 4242 4242 4242") == ["failed: there is no such pack"])
    #expect(await ada.run("rename Countess") == ["done"])
    #expect(await ada.run("sing") == ["unknown command"])
  }
}
