/// What the view needs: somebody who hears what the user does.
@MainActor
protocol SettingsEventHandler: AnyObject {
  func viewDidLoad()
  func didEditName()
  func didTapSaveName(_ name: String)
  func didChooseAppearance(_ position: Int)
  func didChooseTextSize(_ position: Int)
  func didChooseLanguage(_ position: Int)
  func didTapSignOut()
}

/// What a presenter can do with the view.
@MainActor
protocol SettingsViewInterface: AnyObject {
  func show(name: String)
  func show(handle: String)
  func show(isBusy: Bool)
  func show(error: String?)
  func show(isSaved: Bool)

  /// Selects segments by their positions.
  func show(appearance: Int, textSize: Int, language: Int)
}
