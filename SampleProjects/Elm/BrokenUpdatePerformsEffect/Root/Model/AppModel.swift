/// Everything that the app knows.
struct AppModel: Equatable {
  /// Whether there is a session, and all that can be known only then.
  enum Stage: Equatable {
    case signedOut(SignedOutModel)
    case signedIn(HomeModel)
  }

  var stage: Stage

  /// `nil` if the user has never chosen any.
  var chosenPreferences: Preferences?

  var keys: Keys

  /// Where the device's preferences are kept.
  let storageFolder: String?

  private let deviceLanguage: Preferences.Language

  init(_ flags: Flags) {
    stage =
      flags.memory.account.map { .signedIn(HomeModel($0, link: .connecting)) }
      ?? .signedOut(SignedOutModel(connection: .connecting))
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
