import ScreenKit

/// Shows the tabs, each a navigation stack of its own.
final class MainViewController: ViewController {
  private let viewModel: MainViewModel
  private let screens: any ScreenFactory
  private let items: MainTabItems

  private let tabs = TabBarController()
  private let chats: NavigationController

  init(viewModel: MainViewModel, screens: any ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
    items = MainTabItems(viewModel: viewModel)
    chats = NavigationController(rootViewController: screens.chats())
    let contacts = NavigationController(rootViewController: screens.contacts())
    let stickers = NavigationController(rootViewController: screens.stickers())
    let settings = NavigationController(rootViewController: screens.settings())
    super.init()
    chats.tabBarItem = items.chats
    contacts.tabBarItem = items.contacts
    stickers.tabBarItem = items.stickers
    settings.tabBarItem = items.settings
    tabs.viewControllers = [chats, contacts, stickers, settings]
    viewModel.delegate = self
  }

  override func loadView() {
    addChild(tabs)
    view = StackView(arrangedSubviews: [tabs.view])
    tabs.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.start()
  }
}

extension MainViewController: MainViewModelDelegate {
  func linkIsFollowed(to thread: String) {
    showThread(thread)
  }
}

extension MainViewController: ThreadContainer {
  func showThread(_ id: String) {
    dismiss()
    chats.setViewControllers(chats.viewControllers.prefix(1) + [screens.thread(id)])
    tabs.selectedIndex = 0
  }
}
