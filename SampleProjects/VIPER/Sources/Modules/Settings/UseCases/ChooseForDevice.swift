/// Changes one of the preferences of the device, and keeps the others.
@MainActor
struct ChooseForDevice {
  let preferences: any SettingsPreferencesService

  /// - Parameter position: That of the choice among all.
  func appearance(at position: Int) {
    change { $0.appearance = Choices.Appearance.allCases[position] }
  }

  func textSize(at position: Int) {
    change { $0.textSize = Choices.TextSize.allCases[position] }
  }

  func language(at position: Int) {
    change { $0.language = Choices.Language.allCases[position] }
  }

  private func change(_ body: (inout Choices) -> Void) {
    var choices = preferences.choices
    body(&choices)
    preferences.choose(choices)
  }
}
