import MessengerTexts
import ScreenKit

/// Shows the contacts, and leads to each of them.
final class ContactsViewController: ViewController {
  private let viewModel: ContactsViewModel
  private let screens: any ScreenFactory

  private let addButton = Button("", identifier: "contacts.add")
  private let searchField = SearchField("", identifier: "contacts.search")
  private let list = RowList("contacts", of: ContactCell.self)
  private let statusView = ListStatusView("contacts")
  private let noMatchesLabel = Label(identifier: "contacts.noMatches")

  init(viewModel: ContactsViewModel, screens: any ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
    super.init()
    viewModel.delegate = self
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      addButton, searchField, statusView, noMatchesLabel, list.listView,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(searchField, to: \.viewModel.searchText)
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    bind { screen in screen.list.rows = screen.viewModel.rows }
    bind { screen in screen.noMatchesLabel.show(screen.viewModel.noMatchesText) }
    bind { screen in screen.statusView.show(screen.viewModel.status) }
    statusView.onRetry = { [viewModel] in Task { await viewModel.load() } }
    list.onSelect = { [viewModel] row in viewModel.select(row) }
    addButton.addTarget(
      self, action: ContactsViewController.beginContact, for: .primaryActionTriggered)
  }

  private func showTexts(_ texts: Texts) {
    title = texts[.tabContacts]
    addButton.title = texts[.addContact]
    searchField.placeholder = texts[.search]
  }

  private func beginContact() {
    viewModel.beginContact()
  }
}

extension ContactsViewController: ContactsViewModelDelegate {
  func contactIsChosen(_ handle: String) {
    navigationController?.pushViewController(screens.contact(handle))
  }

  func newContactIsAskedFor() {
    navigationController?.pushViewController(screens.newContact())
  }
}
