/// The user's own name, and what is done to change it.
struct SettingsState: StoreState {
  static let initialState = SettingsState()

  private(set) var account = Account(name: "", handle: "", isGuest: false)

  /// What is in the field.
  private(set) var name = ""
  private(set) var attempt = Attempt.idle
  private(set) var isSaved = false

  mutating func handle(_ event: SettingsEvent) -> [SettingsEffect] {
    switch event {
    case .accountChanged(let account):
      take(account)
    case .nameChanged(let name):
      self.name = name
      isSaved = false
    case .saveTapped:
      return save()
    case .renamed(.success(let account)):
      take(account)
      attempt = .idle
      isSaved = true
      return [.announce(.renamed(account))]
    case .renamed(.failure(let error)):
      attempt = .failed(Problem(error))
    }
    return []
  }

  /// Takes what the account is now, and leaves what the user has written.
  private mutating func take(_ account: Account) {
    if name == self.account.name { name = account.name }
    self.account = account
  }

  private mutating func save() -> [SettingsEffect] {
    guard attempt != .busy else { return [] }
    isSaved = false
    guard !name.trimmed.isEmpty else {
      attempt = .failed(.missingName)
      return []
    }
    attempt = .busy
    return [.rename(name.trimmed)]
  }
}
