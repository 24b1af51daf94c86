import MessengerStorage
import Testing

@testable import MVC

@Suite @MainActor
struct PreferencesTests {
  private let store: Store

  init() throws {
    store = Store(try Database.inMemory())
  }

  @Test func speaksTheLanguageOfTheDeviceAtFirst() {
    let preferences = Preferences(store: store, language: .simplifiedChinese)
    #expect(preferences.language == .simplifiedChinese)
  }

  @Test func remembersWhatTheUserHasChosen() {
    let preferences = Preferences(store: store, language: .english)
    preferences.language = .simplifiedChinese
    preferences.appearance = .dark
    preferences.textSize = .small
    let later = Preferences(store: store, language: .english)
    #expect(later.language == .simplifiedChinese)
    #expect(later.appearance == .dark)
    #expect(later.textSize == .small)
  }

  @Test func tellsEachChange() {
    let preferences = Preferences(store: store, language: .english)
    let changes = Recorder<Appearance>()
    preferences.changes.add(changes) { [unowned preferences] in
      $0.record(preferences.appearance)
    }
    preferences.appearance = .dark
    #expect(changes.values == [.dark])
  }
}
