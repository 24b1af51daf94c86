/// What the interactor offers: changing the account's name and the device's preferences.
@MainActor
protocol SettingsInteractorInput {
  /// Tells how things are, and from then on what becomes of the account.
  func start()

  /// Changes the name, unless that is under way.
  func rename(to name: String)

  func chooseAppearance(_ appearance: AppearanceOption)
  func chooseTextSize(_ textSize: TextSizeOption)
  func chooseLanguage(_ language: LanguageOption)
  func signOut()
}

/// Who hears of the interactor.
@MainActor
protocol SettingsInteractorOutput: AnyObject {
  func accountIs(name: String, handle: String)
  func choicesAre(_ choices: ChoicesResponse)
  func renamingDidStart()
  func renamingDidFail(_ failure: RenameFailure)
  func renamingDidSucceed()
}
