enum SettingsMessage: Equatable {
  case nameChanged(String)
  case saveTapped
  case renamed(Result<Account, ServerError>)
  case appearanceChosen(Preferences.Appearance)
  case textSizeChosen(Preferences.TextSize)
  case languageChosen(Preferences.Language)
  case signOutTapped
}
