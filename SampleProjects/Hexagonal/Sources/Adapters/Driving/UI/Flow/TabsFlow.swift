import MessengerTexts
import ScreenKit

/// What comes after what in the tabs.
@MainActor
final class TabsFlow {
  enum Tab: Int {
    case chats, contacts, stickers, settings
  }

  private let ports: ScreenPorts
  private let texts: Texts
  private let wait: TypingPause.Wait
  private let tabs = TabBarController()
  private let chats = NavigationController()
  private let contacts = NavigationController()
  private let stickers = NavigationController()
  private let settings = NavigationController()
  private let following = Following()

  init(ports: ScreenPorts, texts: Texts, wait: @escaping TypingPause.Wait) {
    self.ports = ports
    self.texts = texts
    self.wait = wait
    show(chatsScreen(), first: chats)
    show(contactsScreen(), first: contacts)
    show(stickersScreen(), first: stickers)
    show(settingsScreen(), first: settings)
    tabs.viewControllers = [chats, contacts, stickers, settings]
    following.follow(ports.visits.visits()) { [weak self] in self?.show($0) }
  }

  var rootViewController: ViewController { tabs }

  func select(_ tab: Tab) {
    tabs.selectedIndex = tab.rawValue
  }

  /// Shows the conversation that the user is to be brought to, whatever is in front.
  private func show(_ visit: String?) {
    guard let visit else { return }
    if tabs.presentedViewController != nil { tabs.dismiss() }
    showThread(visit)
    ports.visits.endVisit(to: visit)
  }

  private func show(_ screen: ViewController, first navigation: NavigationController) {
    navigation.setViewControllers([screen])
    navigation.tabBarItem = screen.tabBarItem
  }

  private func showThread(_ conversation: String) {
    let thread = ThreadViewController(
      conversation: conversation,
      ports: ThreadViewController.Ports(
        reading: ports.reading, writing: ports.writing, joining: ports.joining,
        connection: ports.connection),
      texts: texts)
    thread.onGone = { [weak self, weak thread] in
      guard let self, let thread, chats.viewControllers.contains(where: { $0 === thread }) else {
        return
      }
      chats.setViewControllers(Array(chats.viewControllers.prefix(1)))
    }
    chats.setViewControllers(Array(chats.viewControllers.prefix(1)) + [thread])
    select(.chats)
  }
}

// MARK: - Screens

extension TabsFlow {
  private func chatsScreen() -> ViewController {
    let screen = ChatsViewController(watching: ports.conversations, texts: texts)
    screen.onSelect = { [weak self] in self?.showThread($0) }
    screen.onNewGroup = { [weak self] in self.map { $0.chats.pushViewController($0.groupScreen()) }
    }
    return screen
  }

  private func groupScreen() -> ViewController {
    let screen = NewGroupViewController(
      joining: ports.joining, watching: ports.contacts, texts: texts)
    screen.onCreate = { [weak self] in self?.showThread($0) }
    return screen
  }

  private func contactsScreen() -> ViewController {
    let screen = ContactsViewController(
      watching: ports.contacts, searching: ports.searching, pause: TypingPause(wait: wait),
      texts: texts)
    screen.onAdd = { [weak self] in
      self.map { $0.contacts.pushViewController($0.newContactScreen()) }
    }
    screen.onSelect = { [weak self] contact in
      self.map { $0.contacts.pushViewController($0.contactScreen(contact)) }
    }
    return screen
  }

  private func newContactScreen() -> ViewController {
    let screen = NewContactViewController(adding: ports.adding, texts: texts)
    screen.onSave = { [weak self] in _ = self?.contacts.popViewController() }
    return screen
  }

  private func contactScreen(_ contact: Contact) -> ViewController {
    let screen = ContactViewController(
      contact, deleting: ports.deleting, joining: ports.joining, texts: texts)
    screen.onConversation = { [weak self] in self?.showThread($0) }
    screen.onDelete = { [weak self] in _ = self?.contacts.popViewController() }
    return screen
  }

  private func stickersScreen() -> ViewController {
    let screen = StickersViewController(browsing: ports.browsing, texts: texts)
    screen.onSelect = { [weak self] pack in
      self.map { $0.stickers.pushViewController($0.purchaseScreen(pack)) }
    }
    return screen
  }

  private func purchaseScreen(_ pack: StickerPack) -> ViewController {
    let screen = PurchaseViewController(pack, buying: ports.buying, texts: texts)
    screen.onBuy = { [weak self] receipt in
      guard let self else { return }
      let done = ReceiptViewController(receipt, texts: texts)
      done.onDone = { [weak self] in _ = self?.stickers.popViewController() }
      stickers.setViewControllers(Array(stickers.viewControllers.prefix(1)) + [done])
    }
    return screen
  }

  private func settingsScreen() -> ViewController {
    SettingsViewController(
      ports: SettingsViewController.Ports(
        session: ports.session, renaming: ports.renaming, preferences: ports.preferences,
        signingOut: ports.signingOut),
      texts: texts)
  }
}
