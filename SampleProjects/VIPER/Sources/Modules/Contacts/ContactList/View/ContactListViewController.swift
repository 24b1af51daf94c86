import MessengerTexts
import ScreenKit

/// The screen with all contacts, and the search among them.
final class ContactListViewController: ViewController, RoutingSource {
  private let handler: any ContactListEventHandler
  private let rows: any ContactListDataSource
  private let searchField: SearchField
  private let addButton: Button
  private let noMatchesLabel = NoticeLabel(identifier: "contacts.noMatches")
  private let panel: ListPanel

  init(handler: any ContactListEventHandler, rows: any ContactListDataSource, texts: Texts) {
    self.handler = handler
    self.rows = rows
    searchField = SearchField(texts[.search], identifier: "contacts.search")
    addButton = Button(texts[.addContact], identifier: "contacts.add")
    panel = ListPanel("contacts", texts: texts)
    super.init()
    title = texts[.tabContacts]
    tabBarItem = TabBarItem(title: texts[.tabContacts], identifier: "tabs.contacts")
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [searchField, addButton, noMatchesLabel, panel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.list.registerTextsCells()
    panel.list.dataSource = self
    panel.list.delegate = self
    panel.retryButton.addAction(
      { [handler] in handler.didTapRetry() }, for: .primaryActionTriggered)
    searchField.addTarget(self, action: ContactListViewController.search, for: .editingChanged)
    addButton.addAction({ [handler] in handler.didTapAdd() }, for: .primaryActionTriggered)
    handler.viewDidLoad()
  }

  private func search() {
    handler.didSearch(for: searchField.text)
  }
}

extension ContactListViewController: ContactListViewInterface {
  func showRows(_ notice: ListNotice) {
    panel.showRows(notice)
  }

  func show(noMatches: String?) {
    noMatchesLabel.show(noMatches)
  }
}

extension ContactListViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    rows.rowCount
  }

  func listView(_ listView: ListView, cellForRowAt index: Int) -> ListCell {
    let row = rows.row(at: index)
    return listView.textsCell(
      "contacts.\(index)", for: index, showing: [("name", row.name), ("handle", row.handle)])
  }

  func listView(_ listView: ListView, didSelectRowAt index: Int) {
    listView.deselectRow(at: index)
    handler.didSelectRow(index)
  }
}
