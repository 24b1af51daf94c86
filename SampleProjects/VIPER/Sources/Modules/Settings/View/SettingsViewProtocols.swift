/// What the view needs: somebody who hears what the user does.
@MainActor
protocol SettingsEventHandler: AnyObject {
  func viewDidLoad()
  func didEditName()
  func didTapSaveName(_ name: String)
  func didChooseAppearance(_ appearance: AppearanceOption)
  func didChooseTextSize(_ textSize: TextSizeOption)
  func didChooseLanguage(_ language: LanguageOption)
  func didTapSignOut()
}

/// What a presenter can do with the view.
@MainActor
protocol SettingsViewInterface: AnyObject {
  func show(name: String)
  func show(handle: String)
  func show(isBusy: Bool)
  func show(error: String?)
  func show(saved: String?)
  func show(_ choices: ChoiceRows)
}
