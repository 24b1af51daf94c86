import ScreenKit

/// Leads through the tabs of who is signed in.
@MainActor
final class MainCoordinator: Coordinator {
  /// What the flows of one account need from outside.
  struct Dependencies {
    let screens: any ScreenFactory
    let conversations: any ConversationsService
  }

  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  /// The deep link that cannot be followed yet.
  private(set) var waitingLink: ThreadLink?

  private let window: Window
  private let dependencies: Dependencies
  private let tabs = TabBarController()
  private let items: MainTabItems
  private weak var chats: ChatsCoordinator?

  init(window: Window, dependencies: Dependencies) {
    self.window = window
    self.dependencies = dependencies
    items = dependencies.screens.tabItems()
  }

  func start() {
    let screens = dependencies.screens
    let stacks = [items.chats, items.contacts, items.stickers, items.settings].map { item in
      let stack = NavigationController()
      stack.tabBarItem = item
      return stack
    }
    let chats = ChatsCoordinator(screens: screens, navigation: stacks[0], router: self)
    self.chats = chats
    begin(chats)
    begin(ContactsCoordinator(screens: screens, navigation: stacks[1], router: self))
    begin(StickersCoordinator(screens: screens, navigation: stacks[2]))
    begin(SettingsCoordinator(screens: screens, navigation: stacks[3]))
    tabs.viewControllers = stacks
    window.rootViewController = tabs
  }
}

extension MainCoordinator: ThreadRouter {
  func showThread(_ id: String) {
    if tabs.presentedViewController != nil { tabs.dismiss() }
    chats?.showThread(id)
    tabs.selectedIndex = 0
  }
}

// MARK: - Deep links

extension MainCoordinator: Observer {
  /// Follows a deep link, as soon as its thread is known.
  func open(_ link: ThreadLink) {
    waitingLink = link
    bind { main in main.followLink() }
  }

  /// Follows the link that waits, or gives it up if it turns out that there is no such thread.
  private func followLink() {
    guard let id = waitingLink?.conversation else { return }
    let isKnown = dependencies.conversations.conversation(id) != nil
    guard isKnown || dependencies.conversations.isComplete else { return }
    waitingLink = nil
    if isKnown { showThread(id) }
  }
}
