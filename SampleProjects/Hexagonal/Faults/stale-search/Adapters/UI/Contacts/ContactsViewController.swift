import MessengerTexts
import ScreenKit

/// The contacts, and the search for one of them.
final class ContactsViewController: ViewController {
  var onSelect: ((Contact) -> Void)?
  var onAdd: (() -> Void)?

  private let watching: any WatchingContacts
  private let searching: any SearchingContacts
  private let searchField: SearchField
  private let addButton: Button
  private let noMatchesLabel: Label
  private let panel: ListPanel
  private let following = Following()
  private var all = Loadable<[Contact]>.loading
  private var searchText = ""
  private var searchTask: Task<Void, Never>?

  init(watching: any WatchingContacts, searching: any SearchingContacts, texts: Texts) {
    self.watching = watching
    self.searching = searching
    searchField = SearchField(texts[.search], identifier: "contacts.search")
    addButton = Button(texts[.addContact], identifier: "contacts.add")
    noMatchesLabel = Label(texts[.noMatches], identifier: "contacts.noMatches")
    panel = ListPanel("contacts", emptyText: texts[.noContacts], texts: texts)
    super.init()
    title = texts[.tabContacts]
    tabBarItem = TabBarItem(title: texts[.tabContacts], identifier: "tabs.contacts")
  }

  deinit {
    searchTask?.cancel()
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
    searchField.addTarget(self, action: ContactsViewController.search, for: .editingChanged)
    addButton.addTarget(
      self, action: ContactsViewController.didTapAdd, for: .primaryActionTriggered)
    following.follow(watching.contacts()) { [weak self] in
      self?.all = $0
      self?.show()
    }
  }

  private var matches: [Contact] {
    let contacts = all.value ?? []
    return searchText.isEmpty ? contacts : contacts.filter { $0.matches(searchText) }
  }

  private func show() {
    panel.show(all)
    noMatchesLabel.isHidden = !matches.isEmpty || all.value?.isEmpty != false
  }

  private func search() {
    searchTask?.cancel()
    searchTask = Task { [weak self, searching, typed = searchField.text] in
      guard let text = try? await searching.searchText(typed: typed) else { return }
      if !text.isEmpty { self?.searchText = text }
      self?.show()
    }
  }

  private func didTapAdd() {
    onAdd?()
  }
}

extension ContactsViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    matches.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "contact", for: row)
    let contact = matches[row]
    (cell as? ContactCell)?.show(
      [contact.name, "@\(contact.handle)"], inRow: "contacts.\(row)")
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    onSelect?(matches[row])
  }
}

private final class ContactCell: LabelsCell {
  override class var names: [String] { ["name", "handle"] }
}
