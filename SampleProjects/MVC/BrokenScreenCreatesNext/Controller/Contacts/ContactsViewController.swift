import MessengerTexts
import ScreenKit

/// Shows the contacts that the user looks for, and reports which one they want to see.
final class ContactsViewController: ViewController {
  var onSelect: ((Contact) -> Void)?

  private let contacts: ContactBook
  private let search: ContactSearch
  private let texts: Texts
  private let contactsView: ContactsView

  init(contacts: ContactBook, search: ContactSearch, texts: Texts) {
    self.contacts = contacts
    self.search = search
    self.texts = texts
    contactsView = ContactsView(texts: texts)
    super.init()
    title = texts[.tabContacts]
  }

  override func loadView() {
    view = contactsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contactsView.onAdd = { [weak self] in self?.showNewContact() }
    contactsView.onSearch = { [weak self] in self?.search.text = $0 }
    contactsView.list.onRetry = { [weak self] in self?.contacts.load() }
    contactsView.list.rowsView.onSelect = { [weak self] in self?.select($0) }
    search.delegate = self
    show()
  }

  private func select(_ id: ContactRow.ID) {
    if let contact = search.matches.first(where: { $0.id == id }) { onSelect?(contact) }
  }

  private func showNewContact() {
    let controller = NewContactViewController(contacts: contacts, texts: texts)
    controller.onSave = { [weak self] in self?.navigationController?.popViewController() }
    navigationController?.pushViewController(controller)
  }

  private func show() {
    let rows = search.matches.map {
      ContactRow(id: $0.id, name: $0.name, handle: "@\($0.handle)")
    }
    let hasNoMatches = contacts.state == .loaded && rows.isEmpty && !contacts.all.isEmpty
    contactsView.hasNoMatches = hasNoMatches
    contactsView.list.showing =
      hasNoMatches ? ListContent(note: nil, rows: []) : ListContent(contacts.state, rows)
  }
}

// MARK: - ContactSearchDelegate

extension ContactsViewController: ContactSearchDelegate {
  func contactSearchDidChangeMatches(_ search: ContactSearch) {
    show()
  }
}
