enum SettingsEvent: Equatable, Sendable {
  case accountChanged(Account)
  case nameChanged(String)
  case saveTapped
  case renamed(Result<Account, ServerError>)
}

extension SettingsEvent {
  /// Why the server has not done what it was asked, if that is what has happened.
  var error: ServerError? {
    switch self {
    case .renamed(let result): result.error
    case .accountChanged, .nameChanged, .saveTapped: nil
    }
  }
}
