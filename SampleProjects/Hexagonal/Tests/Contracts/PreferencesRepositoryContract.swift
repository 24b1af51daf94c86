import Testing

@testable import Hexagonal

@Suite("Contract: PreferencesRepository") @MainActor
struct PreferencesRepositoryContract {
  @Test("has none until somebody has changed something", arguments: StorageAdapter.allCases)
  func empty(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    #expect(place.open().preferences == nil)
  }

  @Test("keeps the last ones", arguments: StorageAdapter.allCases)
  func keeps(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().preferences = Preferences(language: .english)
    let preferences = Preferences(
      appearance: .dark, textSize: .large, language: .simplifiedChinese)
    place.open().preferences = preferences
    #expect(place.open().preferences == preferences)
  }

  @Test("outlives a session", arguments: StorageAdapter.allCases)
  func outlives(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    let preferences = Preferences(textSize: .small, language: .english)
    place.open().preferences = preferences
    place.open().session = nil
    place.open().contacts = nil
    #expect(place.open().preferences == preferences)
  }
}
