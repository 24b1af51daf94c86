import Testing

@testable import Hexagonal

@Suite("Contract: SessionRepository") @MainActor
struct SessionRepositoryContract {
  private let session = Session(
    token: "t", account: Account(name: "Ada 'the' \"Countess\"; 爱达", handle: "ada", role: .member))

  @Test("has no session at first", arguments: StorageAdapter.allCases)
  func empty(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    #expect(place.open().session == nil)
  }

  @Test("remembers all of a session, and the last one", arguments: StorageAdapter.allCases)
  func remembers(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().session = Session(
      token: "old", account: Account(name: "Guest", handle: "guest", role: .guest))
    place.open().session = session
    #expect(place.open().session == session)
  }

  @Test("forgets a session that is over", arguments: StorageAdapter.allCases)
  func forgets(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().session = session
    place.open().session = nil
    #expect(place.open().session == nil)
  }
}
