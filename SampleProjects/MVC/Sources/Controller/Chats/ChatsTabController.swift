import MessengerTexts
import ScreenKit

/// Leads through the list of chats, single chats, and new groups.
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
    list.delegate = self
    navigation.setViewControllers([list])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(navigation)
  }

  /// Shows a chat above the list.
  func showChat(_ chat: Chat.ID) {
    let open = navigation.topViewController as? ChatController
    guard let controller = open?.chat == chat ? open : controller(for: chat) else { return }
    navigation.setViewControllers(navigation.viewControllers.prefix(1) + [controller])
  }

  private func controller(for chat: Chat.ID) -> ChatController {
    let history = account.histories[chat]
    let controller = ChatController(
      history: history, membership: Membership(of: chat, in: account.chats),
      draft: Draft(for: history, in: account.drafts), network: network, texts: texts)
    controller.onGone = { [weak self] in self?.showList() }
    return controller
  }

  private func showList() {
    navigation.setViewControllers(Array(navigation.viewControllers.prefix(1)))
  }
}

// MARK: - ChatsViewControllerDelegate

extension ChatsTabController: ChatsViewControllerDelegate {
  func chatsViewController(_ controller: ChatsViewController, didSelect chat: Chat.ID) {
    showChat(chat)
  }

  func chatsViewControllerDidAskForNewGroup(_ controller: ChatsViewController) {
    let newGroup = NewGroupViewController(
      NewGroup(from: account.contacts, in: account.chats), texts: texts)
    newGroup.onCreate = { [weak self] in self?.showChat($0) }
    navigation.pushViewController(newGroup)
  }
}
