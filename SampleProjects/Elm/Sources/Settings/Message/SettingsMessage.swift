enum SettingsMessage: Equatable {
  case nameChanged(String)
  case saveTapped
  case renamed(Result<Account, ServerError>)
  case preferencesChosen(Preferences)
  case signOutTapped
}
