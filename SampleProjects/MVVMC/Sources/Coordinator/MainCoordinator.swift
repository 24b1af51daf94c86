import ScreenKit

/// Leads through the tabs of who is signed in.
@MainActor
final class MainCoordinator: Coordinator {
  /// What the flows of one account need from outside.
  struct Dependencies {
    let screens: any ScreenFactory
    let conversations: any ConversationsService
  }

  var childCoordinators: [any Coordinator] = []

  /// The deep link that cannot be followed yet.
  private(set) var waitingLink: ThreadLink?

  private let window: Window
  private let dependencies: Dependencies
  private let tabs = TabBarController()
  private let items: any TabItems
  private let chats: ChatsCoordinator
  private let chatsStack = NavigationController()
  private let tasks = TaskBag()

  init(window: Window, dependencies: Dependencies) {
    self.window = window
    self.dependencies = dependencies
    items = dependencies.screens.tabItems()
    chats = ChatsCoordinator(screens: dependencies.screens, navigationController: chatsStack)
  }

  func start() {
    let screens = dependencies.screens
    let contactsStack = NavigationController()
    let stickersStack = NavigationController()
    let settingsStack = NavigationController(rootViewController: screens.settings())
    chatsStack.tabBarItem = items.chats
    contactsStack.tabBarItem = items.contacts
    stickersStack.tabBarItem = items.stickers
    settingsStack.tabBarItem = items.settings
    let contacts = ContactsCoordinator(screens: screens, navigationController: contactsStack)
    contacts.delegate = self
    begin(chats)
    begin(contacts)
    begin(StickersCoordinator(screens: screens, navigationController: stickersStack))
    tabs.viewControllers = [chatsStack, contactsStack, stickersStack, settingsStack]
    window.rootViewController = tabs
  }
}

extension MainCoordinator: ContactsCoordinatorDelegate {
  func showThread(_ id: String) {
    if tabs.presentedViewController != nil { tabs.dismiss() }
    chats.showThread(id)
    tabs.selectedIndex = 0
  }
}

// MARK: - Deep links

extension MainCoordinator {
  /// Follows a deep link, as soon as its thread is known.
  func open(_ link: ThreadLink) {
    waitingLink = link
    tasks.run { [weak self, dependencies] in
      let isKnown = await dependencies.conversations.contains(link.conversation)
      self?.follow(link, isKnown: isKnown)
    }
  }

  /// Follows the link, or gives it up if there is no such thread.
  private func follow(_ link: ThreadLink, isKnown: Bool) {
    // A newer link takes the place of one that waits.
    guard waitingLink == link else { return }
    waitingLink = nil
    if isKnown { showThread(link.conversation) }
  }
}
