import MessengerTexts

/// Makes rows of the contacts.
@MainActor
final class ContactListPresenter {
  weak var view: (any ContactListViewInterface)?

  private let interactor: any ContactListInteractorInput
  private let wireframe: any ContactListWireframe
  private let texts: Texts
  private var contacts: [ContactListResponse.Contact] = []

  init(
    interactor: any ContactListInteractorInput, wireframe: any ContactListWireframe, texts: Texts
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.texts = texts
  }
}

extension ContactListPresenter: ContactListDataSource {
  var rowCount: Int { contacts.count }

  func row(at index: Int) -> ContactRow {
    ContactRow(name: contacts[index].name, handle: "@\(contacts[index].handle)")
  }
}

extension ContactListPresenter: ContactListEventHandler {
  func viewDidLoad() {
    interactor.start()
  }

  func didSearch(for text: String) {
    interactor.search(for: text)
  }

  func didSelectRow(_ row: Int) {
    wireframe.showContact(contacts[row].handle)
  }

  func didTapAdd() {
    wireframe.showNewContact()
  }

  func didTapRetry() {
    interactor.reload()
  }
}

extension ContactListPresenter: ContactListInteractorOutput {
  func contactsDidChange(_ response: ContactListResponse) {
    contacts = response.matches.items
    let emptyText = response.hasNoMatches ? nil : texts[.noContacts]
    view?.showRows(ListNotice(response.matches, emptyText: emptyText, texts: texts))
    view?.show(noMatches: response.hasNoMatches ? texts[.noMatches] : nil)
  }
}
