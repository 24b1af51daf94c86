import Foundation
import Testing

@testable import Hexagonal

@Suite("Contract: what a storage does when it cannot keep anything") @MainActor
struct StorageFailureContract {
  private let contacts = [Contact(name: "Grace", handle: "grace")]

  @Test("works without its folder for as long as the app runs", arguments: StorageAdapter.durable)
  func noFolder(adapter: StorageAdapter) throws {
    let storage = try StoragePlace(for: adapter, folder: "/nowhere/at/all").open()
    storage.contacts = contacts
    #expect(storage.contacts == contacts)
    storage.contacts = nil
    #expect(storage.contacts == nil)
  }

  @Test("starts without a past if its files are damaged", arguments: StorageAdapter.durable)
  func damaged(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().contacts = contacts
    for name in try FileManager.default.contentsOfDirectory(atPath: place.folder) {
      try Data("rubbish".utf8).write(to: URL(fileURLWithPath: "\(place.folder)/\(name)"))
    }
    let storage = place.open()
    #expect(storage.contacts == nil)
    storage.contacts = contacts
    #expect(storage.contacts == contacts)
  }
}
