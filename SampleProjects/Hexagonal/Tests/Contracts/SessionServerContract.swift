import Testing

@testable import Hexagonal

@Suite("Contract: SessionServer", .timeLimit(.minutes(5))) @MainActor
struct SessionServerContract {
  @Test("begins a session for who knows the password", arguments: ServerAdapter.allCases)
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

  @Test("has no session for others to use before it has begun", arguments: ServerAdapter.allCases)
  func sessionFirst(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = await place.connect()
    await #expect(throws: ServerError.noConnection) { try await server.contacts() }
    await #expect(throws: ServerError.noConnection) { try await server.rename(to: "Ada") }
    await #expect(throws: ServerError.noConnection) { try await server.stickerPacks() }
  }

  @Test("takes a session up once more, on another connection", arguments: ServerAdapter.allCases)
  func resume(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let session = try await place.connect().signIn(username: "ada", password: "lovelace")
    let server = await place.connect()
    #expect(try await server.resume(session.token) == session)
    #expect(try await server.contacts() == [])
  }

  @Test("knows a session no longer that is over", arguments: ServerAdapter.allCases)
  func signOut(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = await place.connect()
    let token = try await server.signIn(username: "ada", password: "lovelace").token
    try await server.signOut()
    await #expect(throws: ServerError.sessionEnded) { try await server.contacts() }
    let other = await place.connect()
    await #expect(throws: ServerError.sessionEnded) { try await other.resume(token) }
    await #expect(throws: ServerError.noConnection) { try await other.contacts() }
  }

  @Test("changes the name, unless it is too long", arguments: ServerAdapter.allCases)
  func rename(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    #expect(try await server.rename(to: "Countess").name == "Countess")
    await #expect(throws: ServerError.nameTooLong) {
      try await server.rename(to: String(repeating: "a", count: 101))
    }
  }
}
