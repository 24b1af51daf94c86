import MessengerHost
import MessengerTexts
import ScreenKit

/// Shows the four parts of the app, and leads from one to another.
final class TabsController: ViewController {
  /// Called when the user wants to sign out.
  var onSignOut: (() -> Void)?

  private let tabs = TabBarController()
  private let chats: ChatsTabController
  private let account: Account

  init(
    account: Account, network: NetworkStatus, preferences: Preferences, clock: any AppClock
  ) {
    self.account = account
    let texts = Texts(for: preferences.language)
    chats = ChatsTabController(account: account, network: network, texts: texts)
    let contacts = ContactsTabController(account: account, clock: clock, texts: texts)
    let stickers = StickersTabController(shop: account.stickers, texts: texts)
    let settings = SettingsTabController(
      profile: account.profile, preferences: preferences, texts: texts)
    super.init()
    contacts.delegate = self
    settings.onSignOut = { [weak self] in self?.onSignOut?() }
    tabs.viewControllers = [chats, contacts, stickers, settings]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(tabs)
    account.chats.changes.add(self) { $0.showUnread() }
    showUnread()
  }

  func select(_ tab: Tab) {
    tabs.selectedIndex = tab.rawValue
  }

  /// Shows a chat above the list of chats.
  func showChat(_ chat: Chat.ID) {
    chats.showChat(chat)
    select(.chats)
  }

  private func showUnread() {
    let count = account.chats.unreadCount
    chats.tabBarItem.badgeValue = count > 0 ? String(count) : nil
  }
}

// MARK: - ContactsTabControllerDelegate

extension TabsController: ContactsTabControllerDelegate {
  func contactsTabController(_ controller: ContactsTabController, didOpen chat: Chat.ID) {
    showChat(chat)
  }
}
