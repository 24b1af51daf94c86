import MessengerTexts
import ScreenKit

/// Leads through the list of chats, the threads, and new groups.
final class ChatsTabController: ViewController {
  private let account: Account
  private let network: NetworkStatus
  private let texts: Texts
  private let navigation = NavigationController()

  init(account: Account, network: NetworkStatus, texts: Texts) {
    self.account = account
    self.network = network
    self.texts = texts
    super.init()
    tabBarItem = TabBarItem(title: texts[.tabChats], identifier: "tabs.chats")
    let list = ChatsViewController(
      chats: account.chats, drafts: account.drafts, outbox: account.outbox, texts: texts)
    list.onSelect = { [weak self] in self?.showThread($0) }
    list.onNewGroup = { [weak self] in self?.showNewGroup() }
    navigation.setViewControllers([list])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(navigation)
  }

  /// Shows a thread above the list.
  func showThread(_ chat: Chat.ID) {
    let open = navigation.topViewController as? ThreadController
    guard let thread = open?.chat == chat ? open : thread(chat) else { return }
    navigation.setViewControllers(navigation.viewControllers.prefix(1) + [thread])
  }

  private func thread(_ chat: Chat.ID) -> ThreadController {
    let thread = ThreadController(
      account.conversation(in: chat), chats: account.chats, drafts: account.drafts,
      network: network, texts: texts)
    thread.onGone = { [weak self] in self?.showList() }
    return thread
  }

  private func showNewGroup() {
    let newGroup = NewGroupViewController(
      contacts: account.contacts, chats: account.chats, texts: texts)
    newGroup.onCreate = { [weak self] in self?.showThread($0) }
    navigation.pushViewController(newGroup)
  }

  private func showList() {
    navigation.setViewControllers(Array(navigation.viewControllers.prefix(1)))
  }
}
