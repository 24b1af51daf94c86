import Testing

@testable import Hexagonal

@Suite("Contract: PurchaseRepository") @MainActor
struct PurchaseRepositoryContract {
  @Test("knows of no open purchase at first", arguments: StorageAdapter.allCases)
  func empty(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    #expect(place.open().openPurchases == [:])
  }

  @Test("keeps the key of each pack, until it is removed", arguments: StorageAdapter.allCases)
  func keeps(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().openPurchases = ["cats": "a", "dogs": "b"]
    #expect(place.open().openPurchases == ["cats": "a", "dogs": "b"])
    place.open().openPurchases["cats"] = nil
    #expect(place.open().openPurchases == ["dogs": "b"])
    place.open().openPurchases = [:]
    #expect(place.open().openPurchases == [:])
  }
}
