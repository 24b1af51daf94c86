enum SettingsEvent: Equatable, Sendable {
  case nameChanged(String)
  case saveNameTapped
  case preferencesChanged(Preferences)

  // What became of an effect.
  case renamed(Result<Account, Problem>)
}

enum SettingsEffect: Equatable, Sendable {
  case rename(to: String)
}

/// The state of the tab Settings.
struct SettingsState: Equatable {
  private(set) var name: String
  private(set) var attempt = Attempt.idle
  private(set) var isSaved = false

  init(name: String) {
    self.name = name
  }

  mutating func handle(_ event: SettingsEvent) -> [SettingsEffect] {
    switch event {
    case .nameChanged(let name):
      self.name = name
      isSaved = false
    case .saveNameTapped:
      return save()
    case .preferencesChanged:
      break
    case .renamed(.success):
      attempt = .idle
      isSaved = true
    case .renamed(.failure(let problem)):
      attempt = .failed(problem)
    }
    return []
  }

  private mutating func save() -> [SettingsEffect] {
    guard !attempt.isBusy else { return [] }
    isSaved = false
    guard !name.trimmed.isEmpty else {
      attempt = .failed(.missingName)
      return []
    }
    attempt = .busy
    return [.rename(to: name.trimmed)]
  }
}
