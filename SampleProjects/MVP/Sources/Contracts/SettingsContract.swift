/// One of several things of which the user chooses one.
struct Choice: Equatable {
  /// What it is reported by when the user chooses it.
  let id: String
  let title: String
}

/// Things of which the user chooses one, and the one that holds.
struct Choices: Equatable {
  let title: String
  let all: [Choice]

  /// The identifier of the one that holds.
  let chosen: String
}

/// What stands on the settings.
struct SettingsLabels: Equatable {
  let title: String
  let name: String
  let saveName: String
  let signOut: String
}

/// What the settings show.
@MainActor
protocol SettingsViewInterface: AttemptViewInterface {
  func showLabels(_ labels: SettingsLabels)
  func showName(_ name: String)
  func showHandle(_ handle: String)

  /// Says that the name is saved; nothing if `nil`.
  func showSaved(_ text: String?)
  func showAppearances(_ choices: Choices)
  func showTextSizes(_ choices: Choices)
  func showLanguages(_ choices: Choices)
}

/// What happens on the settings.
@MainActor
protocol SettingsPresenterInterface: AnyObject {
  func viewDidLoad()
  func editName()
  func saveName(_ name: String)
  func chooseAppearance(_ id: String)
  func chooseTextSize(_ id: String)
  func chooseLanguage(_ id: String)
  func signOut()
}
