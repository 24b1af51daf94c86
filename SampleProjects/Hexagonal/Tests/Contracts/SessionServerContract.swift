import Testing

@testable import Hexagonal

@Suite("Contract: SessionServer", .timeLimit(.minutes(5))) @MainActor
struct SessionServerContract {
  @Test("begins a session for who knows the password", arguments: ServerAdapter.real)
  func signIn(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = await place.connect()
    await #expect(throws: ServerError.wrongCredentials) {
      try await server.signIn(username: "ada", password: "byron")
    }
    let account = try await server.signIn(username: "ada", password: "lovelace").account
    #expect(account == Account(name: "Ada Lovelace", handle: "ada", role: .member))
    let guest = try await server.signIn(username: "guest", password: "guest").account
    #expect(!guest.mayBuy)
  }

  @Test("asks for nobody before somebody is signed in", arguments: ServerAdapter.real)
  func sessionFirst(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = await place.connect()
    await #expect(throws: ServerError.sessionEnded) { try await server.contacts() }
    await #expect(throws: ServerError.sessionEnded) { try await server.rename(to: "Ada") }
    await #expect(throws: ServerError.sessionEnded) { try await server.stickerPacks() }
  }

  @Test("goes on with a session that was begun elsewhere", arguments: ServerAdapter.real)
  func goesOn(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let session = try await place.connect().signIn(username: "ada", password: "lovelace")
    let server = await place.connect()
    server.goOn(with: session)
    #expect(try await server.contacts() == [])
    #expect(try await server.account() == session.account)
  }

  @Test("knows a session no longer that is over", arguments: ServerAdapter.real)
  func signOut(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = await place.connect()
    let session = try await server.signIn(username: "ada", password: "lovelace")
    try await server.signOut()
    await #expect(throws: ServerError.sessionEnded) { try await server.contacts() }
    let other = await place.connect()
    other.goOn(with: session)
    await #expect(throws: ServerError.sessionEnded) { try await other.account() }
    await #expect(throws: ServerError.sessionEnded) { try await other.contacts() }
  }

  @Test("changes the name, unless it is too long", arguments: ServerAdapter.allCases)
  func rename(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    #expect(try await server.rename(to: "Countess").name == "Countess")
    #expect(try await server.account().name == "Countess")
    await #expect(throws: ServerError.nameTooLong) {
      try await server.rename(to: String(repeating: "a", count: 101))
    }
  }
}
