enum SettingsMessage: Equatable {
  case nameChanged(String)
  case saveTapped
  case renamed(Result<Account, ServerError>)
  case preferencesChosen(Preferences)
  case signOutTapped
}

/// What is for others to decide: it concerns the account, the device or the session.
enum SettingsOutMessage: Equatable {
  case renamed(Account)
  case preferencesChosen(Preferences)
  case signOutWanted
}
