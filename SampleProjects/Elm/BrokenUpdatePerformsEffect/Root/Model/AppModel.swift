/// Everything that the app knows.
struct AppModel: Equatable {
  /// Without a session there is a login, and nothing else.
  enum Stage: Equatable {
    case signedOut(LoginModel)
    case signedIn(HomeModel)
  }

  var stage: Stage
  var connection = ConnectionStatus.connecting

  /// `nil` if the user has never chosen any.
  var chosenPreferences: Preferences?

  /// Where to go as soon as somebody is signed in.
  var pendingLink: DeepLink?

  var keys: Keys

  /// Where the device's preferences are kept.
  let storageFolder: String?

  private let deviceLanguage: Preferences.Language

  init(_ flags: Flags) {
    stage =
      flags.memory.account.map { .signedIn(HomeModel($0)) } ?? .signedOut(LoginModel())
    chosenPreferences = flags.memory.preferences
    deviceLanguage = flags.deviceLanguage
    storageFolder = flags.storageFolder
    keys = Keys(seed: flags.keySeed)
  }

  var preferences: Preferences {
    chosenPreferences ?? Preferences(language: deviceLanguage)
  }

  /// What survives the end of the app.
  var memory: Memory {
    var memory = Memory(preferences: chosenPreferences)
    if case .signedIn(let home) = stage { memory.account = home.memory }
    return memory
  }
}
