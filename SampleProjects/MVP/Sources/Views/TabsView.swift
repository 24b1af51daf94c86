import ScreenKit

/// The tabs, each of which is a navigation stack of its own.
@MainActor
final class TabsView {
  let controller = TabBarController()
  let chats = NavigationController()
  let contacts = NavigationController()
  let stickers = NavigationController()
  let settings = NavigationController()

  private let presenter: any TabsPresenterInterface

  init(presenter: any TabsPresenterInterface) {
    self.presenter = presenter
    chats.tabBarItem = TabBarItem(title: "", identifier: "tabs.chats")
    contacts.tabBarItem = TabBarItem(title: "", identifier: "tabs.contacts")
    stickers.tabBarItem = TabBarItem(title: "", identifier: "tabs.stickers")
    settings.tabBarItem = TabBarItem(title: "", identifier: "tabs.settings")
  }

  /// Shows the stacks, each of which has its first screen by then.
  func show() {
    controller.viewControllers = [chats, contacts, stickers, settings]
    presenter.viewDidLoad()
  }

  func select(_ stack: NavigationController) {
    guard let index = controller.viewControllers.firstIndex(where: { $0 === stack }) else { return }
    controller.selectedIndex = index
  }
}

extension TabsView: TabsViewInterface {
  func showLabels(_ labels: TabsLabels) {
    chats.tabBarItem.title = labels.chats
    contacts.tabBarItem.title = labels.contacts
    stickers.tabBarItem.title = labels.stickers
    settings.tabBarItem.title = labels.settings
  }

  func showUnread(_ text: String?) {
    chats.tabBarItem.badgeValue = text
  }
}
