import Testing

@testable import Hexagonal

@Suite("Contract: ContactRepository") @MainActor
struct ContactRepositoryContract {
  private let contacts = [
    Contact(name: "b", handle: "1"), Contact(name: "a'); DROP TABLE contacts --", handle: "2"),
  ]

  @Test("tells no contacts from contacts never loaded", arguments: StorageAdapter.allCases)
  func neverLoaded(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    #expect(place.open().contacts == nil)
    place.open().contacts = []
    #expect(place.open().contacts == [])
  }

  @Test("keeps contacts in their order", arguments: StorageAdapter.allCases)
  func order(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().contacts = contacts
    #expect(place.open().contacts == contacts)
    place.open().contacts = contacts.reversed()
    #expect(place.open().contacts == contacts.reversed())
  }

  @Test("forgets contacts", arguments: StorageAdapter.allCases)
  func forgets(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().contacts = contacts
    place.open().contacts = nil
    #expect(place.open().contacts == nil)
  }
}
