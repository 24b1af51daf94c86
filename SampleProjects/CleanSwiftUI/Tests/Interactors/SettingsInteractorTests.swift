import Testing

@testable import CleanSwiftUI

@Suite("The settings interactor") @MainActor
struct SettingsInteractorTests {
  @Test("begins with the device's language, and then keeps what was set")
  func restores() throws {
    let business = try Business(nil)
    let settings = business.settings
    settings.restore(language: .simplifiedChinese)
    #expect(business.appState.settings == DeviceSettings(language: .simplifiedChinese))
    settings.change(to: DeviceSettings(appearance: .dark, textSize: .large))
    #expect(business.appState.settings.appearance == .dark)
    settings.restore(language: .simplifiedChinese)
    #expect(business.appState.settings == DeviceSettings(appearance: .dark, textSize: .large))
  }

  @Test("outlives the session")
  func survives() async throws {
    let business = try Business()
    business.settings.change(to: DeviceSettings(textSize: .small))
    await business.session.signOut()
    business.settings.restore(language: .english)
    #expect(business.appState.settings.textSize == .small)
  }
}
