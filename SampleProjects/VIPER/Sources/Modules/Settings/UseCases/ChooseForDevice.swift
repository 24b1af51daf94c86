/// Changes one of the preferences of the device, and keeps the others.
@MainActor
struct ChooseForDevice {
  let preferences: any SettingsPreferencesService

  func callAsFunction(_ appearance: AppearanceOption) {
    change { $0.appearance = appearance }
  }

  func callAsFunction(_ textSize: TextSizeOption) {
    change { $0.textSize = textSize }
  }

  func callAsFunction(_ language: LanguageOption) {
    change { $0.language = language }
  }

  private func change(_ body: (inout Choices) -> Void) {
    var choices = preferences.choices
    body(&choices)
    preferences.choose(choices)
  }
}
