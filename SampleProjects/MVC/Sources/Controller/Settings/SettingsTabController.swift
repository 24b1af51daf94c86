import MessengerTexts
import ScreenKit

/// Shows the settings.
final class SettingsTabController: ViewController {
  /// Called when the user wants to sign out.
  var onSignOut: (() -> Void)?

  private let navigation = NavigationController()

  init(profile: Profile, preferences: Preferences, texts: Texts) {
    super.init()
    tabBarItem = TabBarItem(title: texts[.tabSettings], identifier: "tabs.settings")
    let settings = SettingsViewController(
      profile: profile, preferences: preferences, texts: texts)
    settings.onSignOut = { [weak self] in self?.onSignOut?() }
    navigation.setViewControllers([settings])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(navigation)
  }
}
