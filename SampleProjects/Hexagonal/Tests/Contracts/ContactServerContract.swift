import Testing

@testable import Hexagonal

@Suite("Contract: ContactServer", .timeLimit(.minutes(5))) @MainActor
struct ContactServerContract {
  private let grace = Contact(name: "Amazing Grace", handle: "grace")

  @Test("has the contacts that were added, under their names", arguments: ServerAdapter.allCases)
  func add(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    #expect(try await server.contacts() == [])
    #expect(try await server.add(grace) == grace)
    #expect(try await server.contacts() == [grace])
  }

  @Test("says why somebody cannot be added", arguments: ServerAdapter.allCases)
  func refusals(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    _ = try await server.add(grace)
    await #expect(throws: ServerError.handleTaken) { try await server.add(grace) }
    await #expect(throws: ServerError.unknownHandle) {
      try await server.add(Contact(name: "Nobody", handle: "nobody"))
    }
    await #expect(throws: ServerError.ownHandle) {
      try await server.add(Contact(name: "Me", handle: "ada"))
    }
    await #expect(throws: ServerError.nameTooLong) {
      try await server.add(Contact(name: String(repeating: "a", count: 101), handle: "alan"))
    }
  }

  @Test("has those no longer that were removed", arguments: ServerAdapter.allCases)
  func remove(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    _ = try await server.add(grace)
    try await server.remove("grace")
    #expect(try await server.contacts() == [])
    await #expect(throws: ServerError.refused) { try await server.remove("grace") }
  }
}
