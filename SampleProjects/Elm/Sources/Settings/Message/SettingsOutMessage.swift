/// What is for others to decide: it concerns the account, the device or the session.
enum SettingsOutMessage: Equatable {
  case renamed(Account)
  case preferenceChosen(Preferences.Choice)
  case signOutWanted
}
