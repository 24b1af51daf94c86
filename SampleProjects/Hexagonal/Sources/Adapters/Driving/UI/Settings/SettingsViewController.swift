import MessengerTexts
import ScreenKit

/// Who the user is, and how they like the app.
final class SettingsViewController: ViewController {
  /// What the settings can be asked for.
  struct Ports {
    let session: any WatchingSession
    let renaming: any Renaming
    let preferences: any ChangingPreferences
    let signingOut: any SigningOut
  }

  private let ports: Ports
  private let settingsView: SettingsView
  private let renamingAttempt: Attempt
  private let following = Following()
  private var account: Account?

  init(ports: Ports, texts: Texts) {
    self.ports = ports
    settingsView = SettingsView(texts: texts)
    renamingAttempt = Attempt(
      button: settingsView.saveNameButton, busyIndicator: settingsView.nameBusyIndicator,
      problemLabel: settingsView.nameProblemLabel, texts: texts)
    super.init()
    title = texts[.tabSettings]
    tabBarItem = TabBarItem(title: texts[.tabSettings], identifier: "tabs.settings")
  }

  override func loadView() {
    view = settingsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    following.follow(ports.session.sessionStates()) { [weak self] state in
      if case .signedIn(let account) = state { self?.show(account) }
    }
    following.follow(ports.preferences.allPreferences()) { [settingsView] preferences in
      settingsView.show(preferences)
    }
    settingsView.nameField.addTarget(
      self, action: SettingsViewController.nameChanged, for: .editingChanged)
    settingsView.saveNameButton.addTarget(
      self, action: SettingsViewController.saveName, for: .primaryActionTriggered)
    settingsView.signOutButton.addAction(
      { [ports] in ports.signingOut.signOut() }, for: .primaryActionTriggered)
    for control in settingsView.preferenceControls {
      control.addTarget(
        self, action: SettingsViewController.preferencesChanged, for: .valueChanged)
    }
  }

  private func show(_ newAccount: Account) {
    // What the user is typing is not replaced by what the server says of other things.
    if newAccount.name != account?.name { settingsView.nameField.text = newAccount.name }
    settingsView.handleLabel.text = "@\(newAccount.handle)"
    account = newAccount
  }

  private func nameChanged() {
    settingsView.savedLabel.isHidden = true
  }

  private func saveName() {
    settingsView.savedLabel.isHidden = true
    let name = settingsView.nameField.text
    renamingAttempt.start { [ports] () async throws(Problem) in
      try await ports.renaming.rename(to: name)
    } done: { [settingsView] in
      settingsView.savedLabel.isHidden = false
    }
  }

  private func preferencesChanged() {
    ports.preferences.changePreferences(to: settingsView.preferences)
  }
}
