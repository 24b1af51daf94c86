enum SettingsEvent: Equatable {
  case started
  case accountChanged(Account)
  case preferencesChanged(Preferences)

  case nameChanged(String)
  case saveNameTapped
  case renamed(Problem?)

  case appearanceChosen(Preferences.Appearance)
  case textSizeChosen(Preferences.TextSize)
  case languageChosen(Preferences.Language)
  case signOutTapped
}

enum SettingsEffect: Equatable {
  case followAccount
  case followPreferences
  case rename(to: PersonName)
  case choose(Preferences)
  case forgetLinks
  case signOut
}

/// The state of the settings.
struct SettingsState: StoreState {
  private(set) var account: Account
  private(set) var preferences = Preferences()
  private(set) var name: String
  private(set) var attempt = Attempt.idle
  private(set) var isSaved = false

  mutating func handle(_ event: SettingsEvent) -> [SettingsEffect] {
    switch event {
    case .started:
      return [.followAccount, .followPreferences]
    case .accountChanged(let account):
      // What the user is writing is not overwritten.
      if name == self.account.name { name = account.name }
      self.account = account
    case .preferencesChanged(let preferences):
      self.preferences = preferences
    case .nameChanged(let name):
      self.name = name
      isSaved = false
    case .saveNameTapped:
      return save()
    case .renamed(let problem):
      attempt = Attempt(problem)
      isSaved = problem == nil
    case .appearanceChosen(let appearance):
      preferences.appearance = appearance
      return [.choose(preferences)]
    case .textSizeChosen(let textSize):
      preferences.textSize = textSize
      return [.choose(preferences)]
    case .languageChosen(let language):
      preferences.language = language
      return [.choose(preferences)]
    case .signOutTapped:
      // A link that waits was not for whoever signs in next.
      return [.forgetLinks, .signOut]
    }
    return []
  }
}

extension SettingsState {
  init(account: Account) {
    self.init(account: account, name: account.name)
  }

  private mutating func save() -> [SettingsEffect] {
    guard !attempt.isBusy else { return [] }
    isSaved = false
    do {
      let name = try PersonName(name)
      attempt = .busy
      return [.rename(to: name)]
    } catch {
      attempt = .failed(error)
      return []
    }
  }
}
