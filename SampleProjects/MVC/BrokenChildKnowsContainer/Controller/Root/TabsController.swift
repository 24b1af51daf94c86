import MessengerTexts
import ScreenKit

/// Shows the four parts of the app, and leads from one to another.
final class TabsController: ViewController {
  private let tabs = TabBarController()
  private let chats: ChatsTabController
  private let account: Account

  init(account: Account, session: Session, network: NetworkStatus, preferences: Preferences) {
    self.account = account
    let texts = Texts(in: preferences.language)
    chats = ChatsTabController(account: account, network: network, texts: texts)
    let contacts = ContactsTabController(account: account, texts: texts)
    let stickers = StickersTabController(account: account, texts: texts)
    let settings = SettingsTabController(
      profile: account.profile, session: session, preferences: preferences, texts: texts)
    super.init()
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

  /// Shows a thread above the list of chats.
  func showThread(_ chat: Chat.ID) {
    chats.showThread(chat)
    select(.chats)
  }

  private func showUnread() {
    let count = account.chats.unreadCount
    chats.tabBarItem.badgeValue = count > 0 ? String(count) : nil
  }
}
