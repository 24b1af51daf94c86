import MessengerHost
import MessengerTexts
import ScreenKit

/// Leads through the list of contacts, single contacts, and new ones.
final class ContactsTabController: ViewController {
  weak var delegate: (any ContactsTabControllerDelegate)?

  private let account: Account
  private let texts: Texts
  private let navigation = NavigationController()

  init(account: Account, clock: any AppClock, texts: Texts) {
    self.account = account
    self.texts = texts
    super.init()
    tabBarItem = TabBarItem(title: texts[.tabContacts], identifier: "tabs.contacts")
    let list = ContactsViewController(contacts: account.contacts, clock: clock, texts: texts)
    list.delegate = self
    navigation.setViewControllers([list])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(navigation)
  }

  private func showList() {
    navigation.setViewControllers(Array(navigation.viewControllers.prefix(1)))
  }
}

// MARK: - ContactsViewControllerDelegate

extension ContactsTabController: ContactsViewControllerDelegate {
  func contactsViewController(_ controller: ContactsViewController, didSelect contact: Contact) {
    let controller = ContactViewController(
      ContactEntry(for: contact, in: account.contacts, chats: account.chats), texts: texts)
    controller.delegate = self
    navigation.pushViewController(controller)
  }
}

// MARK: - ContactViewControllerDelegate

extension ContactsTabController: ContactViewControllerDelegate {
  func contactViewController(_ controller: ContactViewController, didOpen chat: Chat.ID) {
    delegate?.contactsTabController(self, didOpen: chat)
  }

  func contactViewControllerDidDelete(_ controller: ContactViewController) {
    showList()
  }
}
