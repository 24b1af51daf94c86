import MessengerTexts
import ScreenKit

/// Lets the user change their name and how the app looks, and sign out.
final class SettingsViewController: ViewController {
  /// Called when the user wants to sign out.
  var onSignOut: (() -> Void)?

  private let profile: Profile
  private let preferences: Preferences
  private let texts: Texts
  private let accountView: AccountSettingsView
  private let deviceView: DeviceSettingsView
  private let settingsView: SettingsView

  /// The name in the field, before the user has edited it.
  private var shownName = ""

  init(profile: Profile, preferences: Preferences, texts: Texts) {
    self.profile = profile
    self.preferences = preferences
    self.texts = texts
    accountView = AccountSettingsView(texts: texts)
    deviceView = DeviceSettingsView(
      texts: texts, appearances: Appearance.allCases.map { Choice($0, in: texts) },
      textSizes: TextSize.allCases.map { Choice($0, in: texts) },
      languages: Language.allCases.map { Choice($0) })
    settingsView = SettingsView(account: accountView, device: deviceView, texts: texts)
    super.init()
    title = texts[.tabSettings]
  }

  override func loadView() {
    view = settingsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    settingsView.onSignOut = { [weak self] in self?.onSignOut?() }
    accountView.onSaveName = { [weak self] in self?.saveName() }
    accountView.onEditName = { [weak self] in self?.accountView.isSaved = false }
    accountView.handle = "@\(profile.handle)"
    profile.changes.add(self) { $0.profileChanged() }
    showName()
    showPreferences()
    connectPreferences()
  }

  // MARK: Name

  private func saveName() {
    accountView.error = nil
    accountView.isSaved = false
    accountView.isBusy = true
    profile.rename(to: accountView.name) { [weak self] in self?.finish($0) }
  }

  private func finish(_ error: RenameError?) {
    accountView.isBusy = false
    accountView.error = error?.message(in: texts)
    accountView.isSaved = error == nil
    if error == nil { showName() }
  }

  private func profileChanged() {
    // What the user is writing stays.
    if accountView.name == shownName { showName() }
  }

  private func showName() {
    accountView.name = profile.name
    shownName = profile.name
  }

  // MARK: Preferences

  private func showPreferences() {
    deviceView.show(
      appearance: preferences.appearance.rawValue, textSize: preferences.textSize.rawValue,
      language: preferences.language.rawValue)
  }

  private func connectPreferences() {
    deviceView.onChooseAppearance = { [preferences] in
      Appearance(rawValue: $0).map { preferences.appearance = $0 }
    }
    deviceView.onChooseTextSize = { [preferences] in
      TextSize(rawValue: $0).map { preferences.textSize = $0 }
    }
    deviceView.onChooseLanguage = { [preferences] in
      Language(rawValue: $0).map { preferences.language = $0 }
    }
  }
}
