enum PreferencesEvent: Equatable, Sendable {
  case appearanceChosen(Preferences.Appearance)
  case textSizeChosen(Preferences.TextSize)
  case languageChosen(Preferences.Language)
}
