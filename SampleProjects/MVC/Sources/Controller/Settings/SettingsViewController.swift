import MessengerTexts
import ScreenKit

/// Lets the user change their name and how the app looks, and sign out.
final class SettingsViewController: ViewController {
  /// Called when the user wants to sign out.
  var onSignOut: (() -> Void)?

  private let profile: Profile
  private let preferences: Preferences
  private let texts: Texts
  private let settingsView: SettingsView

  /// The name in the field, before the user has edited it.
  private var shownName = ""

  init(profile: Profile, preferences: Preferences, texts: Texts) {
    self.profile = profile
    self.preferences = preferences
    self.texts = texts
    settingsView = SettingsView(
      texts: texts,
      device: DeviceSettingsView(
        texts: texts, appearances: Appearance.allCases.map { Choice($0, in: texts) },
        textSizes: TextSize.allCases.map { Choice($0, in: texts) },
        languages: Language.allCases.map { Choice($0) }))
    super.init()
    title = texts[.tabSettings]
  }

  override func loadView() {
    view = settingsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    settingsView.onSignOut = { [weak self] in self?.onSignOut?() }
    settingsView.account.onSaveName = { [weak self] in self?.saveName() }
    settingsView.account.onEditName = { [weak self] in self?.settingsView.account.isSaved = false }
    settingsView.account.handle = "@\(profile.handle)"
    profile.changes.add(self) { $0.profileChanged() }
    showName()
    showPreferences()
    connectPreferences()
  }

  // MARK: Name

  private func saveName() {
    let account = settingsView.account
    account.error = nil
    account.isSaved = false
    account.isBusy = true
    profile.rename(to: account.name) { [weak self] in self?.finish($0) }
  }

  private func finish(_ error: RenameError?) {
    let account = settingsView.account
    account.isBusy = false
    account.error = error?.message(in: texts)
    account.isSaved = error == nil
    if error == nil { showName() }
  }

  private func profileChanged() {
    // What the user is writing stays.
    if settingsView.account.name == shownName { showName() }
  }

  private func showName() {
    settingsView.account.name = profile.name
    shownName = profile.name
  }

  // MARK: Preferences

  private func showPreferences() {
    let device = settingsView.device
    device.appearance.chosen = preferences.appearance.rawValue
    device.textSize.chosen = preferences.textSize.rawValue
    device.language.chosen = preferences.language.rawValue
  }

  private func connectPreferences() {
    let device = settingsView.device
    device.appearance.onChoose = { [preferences] in
      Appearance(rawValue: $0).map { preferences.appearance = $0 }
    }
    device.textSize.onChoose = { [preferences] in
      TextSize(rawValue: $0).map { preferences.textSize = $0 }
    }
    device.language.onChoose = { [preferences] in
      Language(rawValue: $0).map { preferences.language = $0 }
    }
  }
}
