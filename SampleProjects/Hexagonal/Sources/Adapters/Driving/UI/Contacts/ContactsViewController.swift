import MessengerTexts
import ScreenKit

/// The contacts, and the search for one of them.
final class ContactsViewController: ViewController {
  var onSelect: ((Contact) -> Void)?
  var onAdd: (() -> Void)?

  private let watching: any WatchingContacts
  private let searching: any SearchingContacts
  private let pause: TypingPause
  private let searchField: SearchField
  private let addButton: Button
  private let noMatchesLabel: Label
  private let panel: ListPanel
  private var following = Following()
  private var contacts: [Contact] = []

  init(
    watching: any WatchingContacts, searching: any SearchingContacts, pause: TypingPause,
    texts: Texts
  ) {
    self.watching = watching
    self.searching = searching
    self.pause = pause
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
    following.follow(searching.contacts(matching: text)) { [weak self] in self?.show($0) }
  }

  private func show(_ search: Loadable<ContactSearch>) {
    contacts = search.value?.contacts ?? []
    panel.show(search, isEmpty: search.value == .noContacts)
    noMatchesLabel.isHidden = search.value != .noMatches
  }

  private func didTapAdd() {
    onAdd?()
  }
}

extension ContactsViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    contacts.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "contact", for: row)
    let contact = contacts[row]
    (cell as? ContactCell)?.show(
      [contact.name, "@\(contact.handle)"], inRow: "contacts.\(row)")
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    onSelect?(contacts[row])
  }
}

private final class ContactCell: LabelsCell {
  override class var names: [String] { ["name", "handle"] }
}
