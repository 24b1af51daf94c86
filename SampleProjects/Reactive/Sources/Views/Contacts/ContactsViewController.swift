import MessengerTexts
import ScreenKit

/// Shows the contacts that fit the search.
final class ContactsViewController: ViewController {
  let viewModel: ContactsViewModel
  let subscriptions = Subscriptions()

  private let searchField = SearchField("", identifier: "contacts.search")
  private let addButton = Button("", identifier: "contacts.add")
  private let noMatchesLabel = Label(identifier: "contacts.noMatches")
  private let panel = ListPanel<LabelsCell>("contacts")

  init(
    texts: Observable<Texts>,
    viewModel makeViewModel: (ContactsViewModel.Inputs) -> ContactsViewModel
  ) {
    viewModel = makeViewModel(
      ContactsViewModel.Inputs(
        search: searchField.edits, selected: panel.selections, retry: panel.retries,
        add: addButton.taps))
    super.init()
    tabBarItem.identifier = "tabs.contacts"
    subscriptions.add(texts) { [weak self] in self?.showCaptions($0) }
    subscriptions.add(viewModel.content) { [panel] in panel.show($0) }
    subscriptions.add(viewModel.noMatches) { [noMatchesLabel] in noMatchesLabel.show($0) }
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [searchField, addButton, noMatchesLabel, panel])
  }

  private func showCaptions(_ texts: Texts) {
    title = texts[.tabContacts]
    tabBarItem.title = texts[.tabContacts]
    searchField.placeholder = texts[.search]
    addButton.title = texts[.addContact]
  }
}
