import MessengerHost
import MessengerTexts
import ScreenKit

/// Shows the contacts that the user looks for, and reports which one they want to see.
final class ContactsViewController: ViewController {
  /// How long the text that is searched for has to stay the same, in seconds.
  private static let searchPause = 0.3

  weak var delegate: (any ContactsViewControllerDelegate)?

  private let contacts: ContactBook
  private let pause: Pause
  private let texts: Texts
  private let contactsView: ContactsView

  /// What the user looked for at the last pause.
  private var searchText = ""

  init(contacts: ContactBook, clock: any AppClock, texts: Texts) {
    self.contacts = contacts
    self.texts = texts
    pause = Pause(of: Self.searchPause, clock: clock)
    contactsView = ContactsView(texts: texts)
    super.init()
    title = texts[.tabContacts]
  }

  override func loadView() {
    view = contactsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contactsView.onAdd = { [weak self] in self?.askForNewContact() }
    contactsView.onSearch = { [weak self] in self?.search($0) }
    contactsView.onRetry = { [weak self] in self?.contacts.load() }
    contactsView.onSelect = { [weak self] in self?.select($0) }
    contacts.changes.add(self) { $0.show() }
    show()
  }

  private func search(_ text: String) {
    pause.call { [weak self] in
      self?.searchText = text
      self?.show()
    }
  }

  private func select(_ id: ContactRow.ID) {
    guard let contact = contacts.all.first(where: { $0.id == id }) else { return }
    delegate?.contactsViewController(self, didSelect: contact)
  }

  private func askForNewContact() {
    delegate?.contactsViewControllerDidAskForNewContact(self)
  }

  private func show() {
    let matches = contacts.matches(for: searchText)
    let rows = matches.map { ContactRow(id: $0.id, name: $0.name, handle: "@\($0.handle)") }
    let hasNoMatches = matches.isEmpty && !contacts.all.isEmpty
    contactsView.hasNoMatches = hasNoMatches
    contactsView.show(
      hasNoMatches ? ListContent() : ListContent(contacts.state, rows, in: texts))
  }
}
