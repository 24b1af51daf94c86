import ScreenKit

/// The list of contacts.
final class ContactsViewController: ViewController {
  private let presenter: any ContactsPresenterInterface
  private let searchField = SearchField("", identifier: "contacts.search")
  private let addButton = Button("", identifier: "contacts.add")
  private let noMatchesLabel = Label(identifier: "contacts.noMatches")
  private let panel = ListPanel<ContactCell>("contacts")

  init(presenter: any ContactsPresenterInterface) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [searchField, addButton, noMatchesLabel, panel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchField.addTarget(self, action: ContactsViewController.search, for: .editingChanged)
    addButton.addAction({ [presenter] in presenter.add() }, for: .primaryActionTriggered)
    panel.onSelect = { [presenter] in presenter.select(row: $0) }
    panel.onRetry = { [presenter] in presenter.reload() }
    presenter.viewDidLoad()
  }

  private func search() {
    presenter.search(searchField.text)
  }
}

extension ContactsViewController: ContactsViewInterface {
  func showLabels(_ labels: ContactsLabels) {
    title = labels.title
    searchField.placeholder = labels.search
    addButton.title = labels.add
  }

  func showContacts(_ content: ListContent<ContactRow>) {
    panel.show(content)
  }

  func showNoMatches(_ text: String?) {
    noMatchesLabel.show(text)
  }
}
