/// Which segment of each choice is selected.
struct SettingsChoices: Equatable {
  let appearance: Int
  let textSize: Int
  let language: Int
}

/// What the settings show.
@MainActor
protocol SettingsViewInterface: AttemptViewInterface {
  func showName(_ name: String)
  func showHandle(_ handle: String)
  func showSaved(_ isShown: Bool)
  func showChoices(_ choices: SettingsChoices)
}

/// What happens on the settings.
@MainActor
protocol SettingsPresenterInterface: AnyObject {
  func viewDidLoad()
  func editName()
  func saveName(_ name: String)
  func chooseAppearance(_ segment: Int)
  func chooseTextSize(_ segment: Int)
  func chooseLanguage(_ segment: Int)
  func signOut()
}
