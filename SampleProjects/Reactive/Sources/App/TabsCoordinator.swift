import MessengerTexts
import ScreenKit

/// Decides what comes after what in the tabs, and gives each screen its view model.
@MainActor
final class TabsCoordinator {
  enum Tab: Int {
    case chats, contacts, stickers, settings
  }

  let services: Services
  let texts: Observable<Texts>
  let chats = NavigationController()
  let contacts = NavigationController()
  let stickers = NavigationController()
  private let settings = NavigationController()
  private let tabs = TabBarController()

  init(services: Services) {
    self.services = services
    texts = services.texts
    show(makeChats(), first: chats)
    show(makeContacts(), first: contacts)
    show(makeStickers(), first: stickers)
    show(makeSettings(), first: settings)
    tabs.viewControllers = [chats, contacts, stickers, settings]
  }

  var rootViewController: ViewController { tabs }

  func select(_ tab: Tab) {
    tabs.selectedIndex = tab.rawValue
  }

  /// Shows a thread above the list of chats, whatever is in front.
  func showThread(_ id: String) {
    if tabs.presentedViewController != nil { tabs.dismiss() }
    chats.showAboveFirst(makeThread(id))
    select(.chats)
  }

  private func show(_ screen: ViewController, first navigation: NavigationController) {
    navigation.setViewControllers([screen])
    navigation.tabBarItem = screen.tabBarItem
  }

  private func makeSettings() -> ViewController {
    let screen = SettingsViewController(texts: texts) { inputs in
      SettingsViewModel(
        inputs, session: services.session.states.compactMap(\.session),
        preferences: services.preferences.preferences, texts: texts,
        rename: services.session.rename)
    }
    let model = screen.viewModel
    screen.subscriptions.add(services.preferences.follow(model.preferenceChanges))
    screen.subscriptions.add(services.session.signOut(on: model.signOut))
    return screen
  }
}

extension NavigationController {
  /// Leaves the first screen and puts another one above it.
  func showAboveFirst(_ screen: ViewController) {
    setViewControllers(Array(viewControllers.prefix(1)) + [screen])
  }
}
