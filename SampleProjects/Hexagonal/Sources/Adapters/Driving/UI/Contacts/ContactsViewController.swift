import MessengerTexts
import ScreenKit

/// The contacts, and the search for one of them.
final class ContactsViewController: ViewController {
  var onSelect: ((Contact) -> Void)?
  var onAdd: (() -> Void)?

  private let watching: any WatchingContacts
  private let searching: any SearchingContacts
  private let pause: TypingPause
  private let texts: Texts
  private let searchField: SearchField
  private let addButton: Button
  private let noMatchesLabel = OptionalLabel(identifier: "contacts.noMatches")
  private let panel: ListPanel
  private var following = Following()
  private var rows: [ContactsPresentation.Row] = []

  init(
    watching: any WatchingContacts, searching: any SearchingContacts, pause: TypingPause,
    texts: Texts
  ) {
    self.watching = watching
    self.searching = searching
    self.pause = pause
    searchField = SearchField(texts[.search], identifier: "contacts.search")
    addButton = Button(texts[.addContact], identifier: "contacts.add")
    panel = ListPanel("contacts", texts: texts)
    self.texts = texts
    super.init()
    title = texts[.tabContacts]
    tabBarItem = TabBarItem(title: texts[.tabContacts], identifier: "tabs.contacts")
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [searchField, addButton, noMatchesLabel, panel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.list.register(ContactCell.self, forCellReuseIdentifier: "contact")
    panel.list.dataSource = self
    panel.list.delegate = self
    panel.onRetry = { [watching] in Task { await watching.reloadContacts() } }
    searchField.addTarget(self, action: ContactsViewController.didType, for: .editingChanged)
    addButton.addTarget(
      self, action: ContactsViewController.didTapAdd, for: .primaryActionTriggered)
    search("")
  }

  private func didType() {
    let text = searchField.text
    pause.typed { [weak self] in self?.search(text) }
  }

  private func search(_ text: String) {
    following = Following()
    following.follow(searching.contacts(matching: text)) { [weak self, texts] in
      self?.show(ContactsPresentation($0, texts: texts))
    }
  }

  private func show(_ presentation: ContactsPresentation) {
    rows = presentation.rows
    panel.show(presentation.list)
    noMatchesLabel.show(presentation.noMatches)
  }

  private func didTapAdd() {
    onAdd?()
  }
}

extension ContactsViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "contact", for: row)
    (cell as? ContactCell)?.show([rows[row].name, rows[row].handle], inRow: "contacts.\(row)")
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    onSelect?(rows[row].contact)
  }
}

private final class ContactCell: LabelsCell {
  override class var names: [String] { ["name", "handle"] }
}
