enum SettingsEvent: Equatable {
  case started
  case accountChanged(Account)
  case preferencesChanged(Preferences)

  case nameChanged(String)
  case saveNameTapped
  case renamed(Problem?)

  case preferenceChosen(Preferences.Choice)
  case signOutTapped
}

enum SettingsEffect: Equatable {
  case followAccount
  case followPreferences
  case rename(to: PersonName)
  case choose(Preferences.Choice)
  case forgetLinks
  case signOut
}

/// The state of the settings.
struct SettingsState: StoreState {
  /// What has become of the name that the user has entered.
  enum Naming: Equatable {
    case idle
    case busy
    case saved
    case failed(Problem)
  }

  private(set) var account: Account
  private(set) var preferences: Preferences
  private(set) var name: String
  private(set) var naming = Naming.idle

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
      if naming == .saved { naming = .idle }
    case .saveNameTapped:
      return save()
    case .renamed(let problem):
      naming = problem.map { .failed($0) } ?? .saved
    case .preferenceChosen(let choice):
      return [.choose(choice)]
    case .signOutTapped:
      // A link that waits was not for whoever signs in next.
      return [.forgetLinks, .signOut]
    }
    return []
  }
}

extension SettingsState {
  init(account: Account, preferences: Preferences) {
    self.init(account: account, preferences: preferences, name: account.name)
  }

  private mutating func save() -> [SettingsEffect] {
    guard naming != .busy else { return [] }
    do {
      let name = try PersonName(name)
      naming = .busy
      return [.rename(to: name)]
    } catch {
      naming = .failed(error)
      return []
    }
  }
}
