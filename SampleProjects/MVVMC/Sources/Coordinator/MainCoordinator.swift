import MessengerTexts
import ScreenKit

/// The way through the tabs of somebody who is signed in.
@MainActor
final class MainCoordinator: ThreadRouter {
  /// The tabs, each a navigation stack of its own.
  let tabs = TabBarController()

  private let viewModel: MainViewModel
  private let screens: ScreenFactory
  private let chats = NavigationController()
  private let contacts = NavigationController()
  private let stickers = NavigationController()
  private let settings = NavigationController()

  init(viewModel: MainViewModel, screens: ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
  }

  func start() {
    ChatsCoordinator(screens: screens, in: chats, router: self).start()
    ContactsCoordinator(screens: screens, in: contacts, router: self).start()
    StickersCoordinator(screens: screens, in: stickers).start()
    settings.setViewControllers([screens.settings()])
    chats.tabBarItem.identifier = "tabs.chats"
    contacts.tabBarItem.identifier = "tabs.contacts"
    stickers.tabBarItem.identifier = "tabs.stickers"
    settings.tabBarItem.identifier = "tabs.settings"
    tabs.viewControllers = [chats, contacts, stickers, settings]
    bind { main in main.showTitles(main.viewModel.texts) }
    bind { main in main.chats.tabBarItem.badgeValue = main.viewModel.chatsBadge }
    bind { main in main.viewModel.takeThreadToShow().map(main.showThread) }
  }

  func showThread(_ id: String) {
    if tabs.presentedViewController != nil { tabs.dismiss() }
    let thread = ThreadCoordinator.screen(of: id, from: screens)
    chats.setViewControllers(chats.viewControllers.prefix(1) + [thread])
    tabs.selectedIndex = 0
  }

  private func showTitles(_ texts: Texts) {
    chats.tabBarItem.title = texts[.tabChats]
    contacts.tabBarItem.title = texts[.tabContacts]
    stickers.tabBarItem.title = texts[.tabStickers]
    settings.tabBarItem.title = texts[.tabSettings]
  }
}

extension MainCoordinator: Observer {}
