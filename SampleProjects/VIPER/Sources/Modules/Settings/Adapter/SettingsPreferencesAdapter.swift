/// Turns ``PreferencesManaging`` into ``SettingsPreferencesService``.
struct SettingsPreferencesAdapter: SettingsPreferencesService {
  let preferences: any PreferencesManaging

  var choices: Choices { Choices(preferences.preferences) }

  func choose(_ choices: Choices) {
    preferences.change { $0 = Preferences(choices) }
  }
}
