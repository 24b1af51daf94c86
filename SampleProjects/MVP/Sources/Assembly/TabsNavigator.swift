import ScreenKit

/// Shows the screens of the tabs when the presenters say that it is time.
@MainActor
final class TabsNavigator {
  enum Tab: Int {
    case chats, contacts, stickers, settings
  }

  private let screens: ScreenAssembly
  private let threads: any ThreadsModelInterface
  private let chats = NavigationController()
  private let contacts = NavigationController()
  private let stickers = NavigationController()
  private let tabs = TabsView()
  private let tabsPresenter: TabsPresenter

  /// A thread to show as soon as it is known whether it is there.
  private var awaitedThread: String?

  init(screens: ScreenAssembly, threads: any ThreadsModelInterface) {
    self.screens = screens
    self.threads = threads
    tabsPresenter = TabsPresenter(threads: threads)
    tabs.show([
      (chats, screens.chats(self)), (contacts, screens.contacts(self)),
      (stickers, screens.stickers(self)), (NavigationController(), screens.settings()),
    ])
    tabsPresenter.connect(to: tabs)
    threads.observe(by: self) { $0.followLink() }
  }

  var rootViewController: ViewController { tabs.controller }

  func select(_ tab: Tab) {
    tabs.controller.selectedIndex = tab.rawValue
  }

  /// Shows the thread that a link leads to, as soon as it is known whether it is there.
  func open(_ thread: String) {
    awaitedThread = thread
    followLink()
  }

  private func followLink() {
    guard let id = awaitedThread else { return }
    if threads.thread(id) != nil {
      awaitedThread = nil
      showThread(id)
    } else if threads.isUpToDate {
      awaitedThread = nil
    }
  }

  private func dismissQuestion() {
    if tabs.controller.presentedViewController != nil { tabs.controller.dismiss() }
  }

  /// Shows a screen above the first one of a stack, in the place of all others there.
  private func show(_ screen: ViewController, aboveFirstOf stack: NavigationController) {
    stack.setViewControllers(Array(stack.viewControllers.prefix(1)) + [screen])
  }

  private func showFirst(of stack: NavigationController) {
    stack.setViewControllers(Array(stack.viewControllers.prefix(1)))
  }
}

extension TabsNavigator: ChatsNavigation {
  func showThread(_ id: String) {
    dismissQuestion()
    show(screens.thread(id, self), aboveFirstOf: chats)
    select(.chats)
  }

  func showNewGroup() {
    chats.pushViewController(screens.newGroup(self))
  }

  func showChatsAgain() {
    if tabs.controller.selectedIndex == Tab.chats.rawValue { dismissQuestion() }
    showFirst(of: chats)
  }
}

extension TabsNavigator: ContactsNavigation {
  func showNewContact() {
    contacts.pushViewController(screens.newContact(self))
  }

  func showContact(_ contact: Contact) {
    contacts.pushViewController(screens.contact(contact, self))
  }

  func showContactsAgain() {
    showFirst(of: contacts)
  }
}

extension TabsNavigator: StickersNavigation {
  func showPurchase(of pack: StickerPack) {
    stickers.pushViewController(screens.purchase(of: pack, self))
  }

  func showReceipt(_ receipt: Receipt) {
    show(screens.receipt(receipt, self), aboveFirstOf: stickers)
  }

  func showStickersAgain() {
    showFirst(of: stickers)
  }
}
