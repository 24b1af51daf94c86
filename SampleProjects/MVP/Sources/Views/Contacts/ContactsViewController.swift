import MessengerTexts
import ScreenKit

/// The list of contacts.
final class ContactsViewController: ViewController {
  private let presenter: any ContactsPresenterInterface
  private let searchField: SearchField
  private let addButton: Button
  private let noMatchesLabel: Label
  private let panel: ListPanel<ContactCell>

  init(presenter: any ContactsPresenterInterface, texts: Texts) {
    self.presenter = presenter
    searchField = SearchField(texts[.search], identifier: "contacts.search")
    addButton = Button(texts[.addContact], identifier: "contacts.add")
    noMatchesLabel = Label(texts[.noMatches], identifier: "contacts.noMatches")
    panel = ListPanel("contacts", emptyText: texts[.noContacts], texts: texts)
    super.init()
    title = texts[.tabContacts]
    tabBarItem = TabBarItem(title: texts[.tabContacts], identifier: "tabs.contacts")
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
  func showContacts(_ content: ListContent<ContactRow>) {
    panel.show(content)
  }

  func showNoMatches(_ isShown: Bool) {
    noMatchesLabel.isHidden = !isShown
  }
}
