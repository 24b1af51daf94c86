import MessengerTexts
import ScreenKit

/// Shows the contacts that fit the search.
final class ContactsViewController: ViewController {
  let viewModel: ContactsViewModel
  let subscriptions = Subscriptions()

  private let searchField: SearchField
  private let addButton: Button
  private let noMatchesLabel: Label
  private let panel: ListPanel<LabelsCell>

  init(texts: Texts, viewModel makeViewModel: (ContactsViewModel.Inputs) -> ContactsViewModel) {
    searchField = SearchField(texts[.search], identifier: "contacts.search")
    addButton = Button(texts[.addContact], identifier: "contacts.add")
    noMatchesLabel = Label(texts[.noMatches], identifier: "contacts.noMatches")
    panel = ListPanel("contacts", emptyText: texts[.noContacts], texts: texts)
    viewModel = makeViewModel(
      ContactsViewModel.Inputs(
        search: searchField.edits, selected: panel.selections, retry: panel.retries,
        add: addButton.taps))
    super.init()
    title = texts[.tabContacts]
    tabBarItem = TabBarItem(title: texts[.tabContacts], identifier: "tabs.contacts")
    subscriptions.add(viewModel.content) { [panel] in panel.show($0) }
    subscriptions.add(viewModel.hasNoMatches) { [noMatchesLabel] in noMatchesLabel.isHidden = !$0 }
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [searchField, addButton, noMatchesLabel, panel])
  }
}
