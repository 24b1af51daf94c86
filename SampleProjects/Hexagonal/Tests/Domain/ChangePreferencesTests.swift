import Testing

@testable import Hexagonal

@Suite("Preferences") @MainActor
struct ChangePreferencesTests {
  private let storage = MemoryStorage()

  @Test("are those of the device until somebody changes them")
  func device() async {
    let changing = ChangePreferences(repository: storage, language: .simplifiedChinese)
    var preferences = changing.allPreferences().makeAsyncIterator()
    #expect(await preferences.next() == Preferences(language: .simplifiedChinese))
    #expect(storage.preferences == nil)
  }

  @Test("are told to all who follow when they change, and remembered")
  func change() async {
    let changing = ChangePreferences(repository: storage, language: .english)
    var preferences = changing.allPreferences().makeAsyncIterator()
    _ = await preferences.next()
    let dark = Preferences(appearance: .dark, language: .english)
    changing.changePreferences(to: dark)
    #expect(await preferences.next() == dark)
    let next = ChangePreferences(repository: storage, language: .simplifiedChinese)
    var same = next.allPreferences().makeAsyncIterator()
    #expect(await same.next() == dark)
  }
}
