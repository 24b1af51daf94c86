extension SettingsModel {
  mutating func update(_ message: SettingsMessage) -> [Command<SettingsMessage>] {
    switch message {
    case .nameChanged(let text):
      name = text
      isSaved = false
    case .saveTapped where attempt.isBusy:
      break
    case .saveTapped:
      isSaved = false
      guard !name.trimmed.isEmpty else {
        attempt = .failed(.missingName)
        break
      }
      attempt = .busy
      return [
        .ask(.rename(name.trimmed), expecting: \.session?.account, then: SettingsMessage.renamed)
      ]
    case .renamed(.success(let account)):
      attempt = .idle
      isSaved = name.trimmed == account.name
    case .renamed(.failure(let error)):
      attempt = .failed(Problem(error))
    case .preferencesChosen, .signOutTapped:
      // They concern the whole app; see `AppModel.update(_:)`.
      break
    }
    return []
  }

  /// Shows a name that was changed elsewhere, unless the user is about to change it.
  mutating func accountChanged(from old: Account, to new: Account) {
    if name == old.name { name = new.name }
  }
}
