import MessengerTexts
import ScreenKit

/// Shows the tabs, each a navigation stack of its own.
final class MainViewController: ViewController {
  private let viewModel: MainViewModel
  private let screens: any ScreenFactory

  private let tabs = TabBarController()
  private let chats: NavigationController
  private let contacts: NavigationController
  private let stickers: NavigationController
  private let settings: NavigationController

  init(viewModel: MainViewModel, screens: any ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
    chats = NavigationController(rootViewController: screens.chats())
    contacts = NavigationController(rootViewController: screens.contacts())
    stickers = NavigationController(rootViewController: screens.stickers())
    settings = NavigationController(rootViewController: screens.settings())
    super.init()
    chats.tabBarItem.identifier = "tabs.chats"
    contacts.tabBarItem.identifier = "tabs.contacts"
    stickers.tabBarItem.identifier = "tabs.stickers"
    settings.tabBarItem.identifier = "tabs.settings"
    tabs.viewControllers = [chats, contacts, stickers, settings]
  }

  override func loadView() {
    addChild(tabs)
    view = StackView(arrangedSubviews: [tabs.view])
    tabs.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind { screen in screen.showTitles(screen.viewModel.texts) }
    bind { screen in screen.chats.tabBarItem.badgeValue = screen.viewModel.chatsBadge }
    bind { screen in
      if let thread = screen.viewModel.takeThreadToShow() { screen.showThread(thread) }
    }
  }

  private func showTitles(_ texts: Texts) {
    chats.tabBarItem.title = texts[.tabChats]
    contacts.tabBarItem.title = texts[.tabContacts]
    stickers.tabBarItem.title = texts[.tabStickers]
    settings.tabBarItem.title = texts[.tabSettings]
  }

  /// Shows a thread above the list of chats, whatever was in front.
  private func showThread(_ id: String) {
    dismiss()
    chats.setViewControllers(chats.viewControllers.prefix(1) + [screens.thread(id)])
    tabs.selectedIndex = 0
  }
}
