/// The user's own name, and what is done to change it.
struct SettingsState: StoreState {
  /// How far the attempt has come to change the name.
  enum Saving: Equatable, Sendable {
    case idle
    case busy
    case saved
    case failed(Problem)

    var problem: Problem? {
      if case .failed(let problem) = self { problem } else { nil }
    }
  }

  static func initialState(_ account: Account) -> SettingsState {
    SettingsState(account: account, name: account.name)
  }

  private(set) var account: Account

  /// What is in the field.
  private(set) var name: String
  private(set) var saving = Saving.idle

  /// Whether the server has refused a request because the session has ended.
  private(set) var isSessionExpired = false

  mutating func handle(_ event: SettingsEvent) -> [SettingsEffect] {
    if event.error == .sessionExpired { isSessionExpired = true }
    switch (saving, event) {
    case (_, .accountChanged(let account)):
      take(account)
    case (.saved, .nameChanged(let name)):
      self.name = name
      saving = .idle
    case (_, .nameChanged(let name)):
      self.name = name
    case (.idle, .saveTapped), (.saved, .saveTapped), (.failed, .saveTapped):
      return save()
    case (.busy, .renamed(.success(let account))):
      take(account)
      saving = name.trimmed == account.name ? .saved : .idle
    case (.busy, .renamed(.failure(let error))):
      saving = .failed(Problem(error))
    case (.busy, .saveTapped), (_, .renamed):
      break
    }
    return []
  }

  /// Takes what the account is now, and leaves what the user has written.
  private mutating func take(_ account: Account) {
    if name == self.account.name { name = account.name }
    self.account = account
  }

  private mutating func save() -> [SettingsEffect] {
    guard !name.trimmed.isEmpty else {
      saving = .failed(.missingName)
      return []
    }
    saving = .busy
    return [.rename(name.trimmed)]
  }
}
