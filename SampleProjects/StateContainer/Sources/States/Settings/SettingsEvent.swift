enum SettingsEvent: Equatable, Sendable {
  case accountChanged(Account)
  case nameChanged(String)
  case saveTapped
  case renamed(Result<Account, ServerError>)
}
