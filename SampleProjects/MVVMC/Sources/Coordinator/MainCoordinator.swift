import ScreenKit

/// Who hands deep links to the tabs.
@MainActor
protocol MainCoordinatorDelegate: AnyObject {
  /// A link leads nowhere any more, because it has been followed or there is no such thread.
  func linkIsDone(_ link: ThreadLink)
}

/// Leads through the tabs of who is signed in.
@MainActor
final class MainCoordinator: Coordinator {
  /// What the flows of one account need from outside.
  struct Dependencies {
    let screens: any ScreenFactory
    let conversations: any ConversationsService
  }

  var childCoordinators: [any Coordinator] = []

  weak var delegate: (any MainCoordinatorDelegate)?

  private let window: Window
  private let dependencies: Dependencies
  private let tabs = TabBarController()
  private let items: any TabItems
  private let chats: ChatsCoordinator
  private let chatsStack = NavigationController()
  private var tasks = TaskBag()

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
  func threadIsOpened(_ id: String) {
    showThread(id)
  }

  /// Shows a thread above the list of chats, whatever is in front.
  private func showThread(_ id: String) {
    if tabs.presentedViewController != nil { tabs.dismiss() }
    chats.showThread(id)
    tabs.selectedIndex = 0
  }
}

// MARK: - Deep links

extension MainCoordinator {
  /// Follows a deep link as soon as its thread is known, or gives it up if there is no such thread.
  func open(_ link: ThreadLink) {
    // A newer link takes the place of one that waits.
    tasks = TaskBag()
    tasks.run { [weak self, dependencies] in
      let isKnown = await dependencies.conversations.contains(link.conversation)
      if !Task.isCancelled { self?.end(link, isKnown: isKnown) }
    }
  }

  private func end(_ link: ThreadLink, isKnown: Bool) {
    if isKnown { showThread(link.conversation) }
    delegate?.linkIsDone(link)
  }
}
