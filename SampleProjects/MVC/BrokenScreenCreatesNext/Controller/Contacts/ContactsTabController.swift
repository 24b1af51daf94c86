import MessengerTexts
import ScreenKit

/// Leads through the list of contacts, single contacts, and new ones.
final class ContactsTabController: ViewController {
  /// Called with the thread that the user wants to write in.
  var onOpenChat: ((Chat.ID) -> Void)?

  private let account: Account
  private let texts: Texts
  private let navigation = NavigationController()

  init(account: Account, texts: Texts) {
    self.account = account
    self.texts = texts
    super.init()
    tabBarItem = TabBarItem(title: texts[.tabContacts], identifier: "tabs.contacts")
    let list = ContactsViewController(
      contacts: account.contacts, search: account.contactSearch(), texts: texts)
    list.onSelect = { [weak self] in self?.showContact($0) }
    navigation.setViewControllers([list])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(navigation)
  }

  private func showContact(_ contact: Contact) {
    let controller = ContactViewController(
      contact, contacts: account.contacts, chats: account.chats, texts: texts)
    controller.onOpenChat = { [weak self] in self?.onOpenChat?($0) }
    controller.onDelete = { [weak self] in self?.showList() }
    navigation.pushViewController(controller)
  }

  private func showList() {
    navigation.setViewControllers(Array(navigation.viewControllers.prefix(1)))
  }
}
