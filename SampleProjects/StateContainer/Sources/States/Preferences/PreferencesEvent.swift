enum PreferencesEvent: Equatable, Sendable {
  case started(Preferences)
  case appearanceChosen(Preferences.Appearance)
  case textSizeChosen(Preferences.TextSize)
  case languageChosen(Preferences.Language)
}
