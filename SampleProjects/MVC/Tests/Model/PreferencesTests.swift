import MessengerStorage
import MessengerTexts
import Testing

@testable import MVC

@Suite @MainActor
struct PreferencesTests {
  private let store: Store

  init() throws {
    store = Store(try Database.inMemory())
  }

  @Test func speaksTheLanguageOfTheLocaleAtFirst() {
    #expect(Preferences(store: store, locale: "zh_Hans_CN").language == .simplifiedChinese)
    #expect(Preferences(store: store, locale: "en").language == .english)
  }

  @Test func remembersWhatTheUserHasChosen() {
    let preferences = Preferences(store: store, locale: "en")
    preferences.language = .simplifiedChinese
    preferences.appearance = .dark
    preferences.textSize = .small
    let later = Preferences(store: store, locale: "en")
    #expect(later.language == .simplifiedChinese)
    #expect(later.appearance == .dark)
    #expect(later.textSize == .small)
  }

  @Test func tellsEachChange() {
    let preferences = Preferences(store: store, locale: "en")
    let changes = Recorder<Appearance>()
    preferences.changes.add(changes) { [unowned preferences] in
      $0.record(preferences.appearance)
    }
    preferences.appearance = .dark
    #expect(changes.values == [.dark])
  }
}
