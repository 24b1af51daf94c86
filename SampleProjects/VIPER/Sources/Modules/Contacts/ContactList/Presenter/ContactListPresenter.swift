/// Makes rows of the contacts.
@MainActor
final class ContactListPresenter {
  weak var view: (any ContactListViewInterface)?

  private let interactor: any ContactListInteractorInput
  private let navigation: any ContactListNavigation
  private var contacts: [ContactListResponse.Contact] = []

  init(interactor: any ContactListInteractorInput, navigation: any ContactListNavigation) {
    self.interactor = interactor
    self.navigation = navigation
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
    navigation.showContact(contacts[row].handle)
  }

  func didTapAdd() {
    navigation.showNewContact()
  }

  func didTapRetry() {
    interactor.reload()
  }
}

extension ContactListPresenter: ContactListInteractorOutput {
  func contactsDidChange(_ response: ContactListResponse) {
    contacts = response.matches.items
    view?.show(
      response.hasNoMatches ? .rows : ListStatus(response.matches),
      hasNoMatches: response.hasNoMatches)
  }
}
