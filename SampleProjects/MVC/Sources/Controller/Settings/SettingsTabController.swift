import MessengerTexts
import ScreenKit

/// Shows the settings.
final class SettingsTabController: ViewController {
  private let navigation: NavigationController

  init(profile: Profile, session: Session, preferences: Preferences, texts: Texts) {
    navigation = NavigationController(
      rootViewController: SettingsViewController(
        profile: profile, session: session, preferences: preferences, texts: texts))
    super.init()
    tabBarItem = TabBarItem(title: texts[.tabSettings], identifier: "tabs.settings")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(navigation)
  }
}
