import MessengerTexts
import ScreenKit

/// The list of contacts, with a search field.
final class ContactsView: View {
  /// Called with the text that the user looks for.
  var onSearch: ((String) -> Void)?

  var onAdd: (() -> Void)?

  /// Called when the user wants the list to be loaded once more.
  var onRetry: (() -> Void)? {
    get { list.onRetry }
    set { list.onRetry = newValue }
  }

  /// Called with the row that the user has tapped.
  var onSelect: ((ContactRow.ID) -> Void)? {
    get { list.onSelect }
    set { list.onSelect = newValue }
  }

  /// Whether there are contacts, but none that fits.
  var hasNoMatches = false {
    didSet { noMatches.isHidden = !hasNoMatches }
  }

  private let list: LoadingListView<ContactCell>
  private let search: SearchField
  private let noMatches: Label

  init(texts: Texts) {
    list = LoadingListView(prefix: "contacts", texts: texts, emptyText: texts[.noContacts])
    search = SearchField(texts[.search], identifier: "contacts.search")
    noMatches = Label(texts[.noMatches], identifier: "contacts.noMatches")
    super.init()
    let add = Button(texts[.addContact], identifier: "contacts.add")
    noMatches.isHidden = true
    for view in [add, search, noMatches, list] { addSubview(view) }
    add.addAction({ [weak self] in self?.onAdd?() }, for: .primaryActionTriggered)
    search.addTarget(self, action: ContactsView.report, for: .editingChanged)
  }

  private func report() {
    onSearch?(search.text)
  }

  func show(_ content: ListContent<ContactRow>) {
    list.show(content)
  }
}
