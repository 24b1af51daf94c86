import Testing

@testable import Elm

@Suite("The settings' update")
struct SettingsUpdateTests {
  private var settings = SettingsModel(name: "Ada")

  @Test("needs a name that is more than blanks")
  mutating func missing() {
    _ = settings.update(.nameChanged("  "))
    #expect(settings.update(.saveTapped).commands.isEmpty)
    #expect(settings.saving == .failed(.missingName))
  }

  @Test("says that a name is saved until it changes")
  mutating func saves() {
    _ = settings.update(.nameChanged(" Countess "))
    #expect(settings.update(.saveTapped).commands.requests() == [.rename("Countess")])
    _ = settings.update(.renamed(.success(Account(name: "Countess", handle: "ada", mayBuy: true))))
    #expect(settings.saving == .saved)
    _ = settings.update(.nameChanged("Count"))
    #expect(settings.saving == .idle)
  }

  @Test("says of no other name than the saved one that it is saved")
  mutating func changesMeanwhile() {
    let countess = Account(name: "Countess", handle: "ada", mayBuy: true)
    _ = settings.update(.nameChanged("Countess"))
    _ = settings.update(.saveTapped)
    _ = settings.update(.nameChanged("Count"))
    #expect(settings.saving == .busy)
    #expect(settings.update(.renamed(.success(countess))).out == .renamed(countess))
    #expect(settings.saving == .idle)
  }

  @Test("keeps what the user is writing when the name changes elsewhere")
  mutating func changesElsewhere() {
    let new = Account(name: "Countess", handle: "ada", mayBuy: true)
    let old = Account(name: "Ada", handle: "ada", mayBuy: true)
    var edited = SettingsModel(name: "Lady Ada")
    edited.accountChanged(from: old, to: new)
    #expect(edited.name == "Lady Ada")
    settings.accountChanged(from: old, to: new)
    #expect(settings.name == "Countess")
  }

  @Test("leaves preferences to the app, which keeps them for whoever comes next")
  func preferences() {
    let dark = Preferences(appearance: .dark, textSize: .large, language: .chinese)
    var app = AppUnderTest.signedIn()
    app.sendHome(.settings(.appearanceChosen(.dark)))
    app.sendHome(.settings(.textSizeChosen(.large)))
    app.sendHome(.settings(.languageChosen(.chinese)))
    app.sendHome(.news(.sessionEnded))
    #expect(app.model.preferences == dark)
    #expect(app.model.memory == Memory(preferences: dark))
  }
}
