enum SettingsEvent: Equatable, Sendable {
  case accountChanged(Account)
  case nameChanged(String)
  case saveTapped
  case renamed(Result<Account, ServerError>)
}

extension SettingsEvent {
  /// Why the server has not done what it was asked, if that is what has happened.
  var error: ServerError? {
    if case .renamed(.failure(let error)) = self { error } else { nil }
  }
}
