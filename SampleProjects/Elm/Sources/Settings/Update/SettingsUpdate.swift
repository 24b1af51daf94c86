extension SettingsModel {
  mutating func update(
    _ message: SettingsMessage
  ) -> (commands: [Command<SettingsMessage>], out: SettingsOutMessage?) {
    switch message {
    case .nameChanged(let text):
      name = text
      if saving == .saved { saving = .idle }
    case .saveTapped where saving == .busy:
      break
    case .saveTapped where name.trimmed.isEmpty:
      saving = .failed(.missingName)
    case .saveTapped:
      saving = .busy
      return ([rename], nil)
    case .renamed(.success(let account)):
      saving = name.trimmed == account.name ? .saved : .idle
      return ([], .renamed(account))
    case .renamed(.failure(let error)):
      saving = .failed(Problem(error))
    case .appearanceChosen(let appearance):
      return ([], .preferenceChosen(.appearance(appearance)))
    case .textSizeChosen(let textSize):
      return ([], .preferenceChosen(.textSize(textSize)))
    case .languageChosen(let language):
      return ([], .preferenceChosen(.language(language)))
    case .signOutTapped:
      return ([], .signOutWanted)
    }
    return ([], nil)
  }

  /// Shows a name that was changed elsewhere, unless the user is about to change it.
  mutating func accountChanged(from old: Account, to new: Account) {
    if name == old.name { name = new.name }
  }

  private var rename: Command<SettingsMessage> {
    .ask(.rename(name.trimmed), expecting: \.session?.account, then: SettingsMessage.renamed)
  }
}
