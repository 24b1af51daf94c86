import MessengerTexts

/// The list of contacts, and the search in it.
@MainActor
struct ContactsViewModel {
  struct Inputs {
    let search: Observable<String>
    let selected: Observable<Int>
    let retry: Observable<Void>
    let add: Observable<Void>
  }

  let content: Observable<ListContent<LabelsRow>>

  /// What is said if there are contacts, but none that fits.
  let noMatches: Observable<String?>

  /// The contact that the user wants to see.
  let selected: Observable<Contact>
  let add: Observable<Void>

  /// Says when the contacts have to be loaded anew.
  let reload: Observable<Void>

  private static let pause = 0.3

  init(
    _ inputs: Inputs, contacts: Observable<Loadable<[Contact]>>, texts: Observable<Texts>,
    sleep: @escaping @MainActor (Double) async throws(CancellationError) -> Void
  ) {
    let search = inputs.search.debounce(for: Self.pause, sleep: sleep)
      .map(\.trimmed).starting(with: "")
    let found = contacts.combineLatest(search).map { contacts, text in
      Found(all: contacts, matches: (contacts.value ?? []).filter { $0.matches(text) })
    }.shareLatest()
    content = found.combineLatest(texts).map { $0.content($1) }.distinctUntilChanged()
    noMatches = found.combineLatest(texts).map { found, texts in
      found.isWithoutMatch ? texts[.noMatches] : nil
    }
    selected = inputs.selected.withLatest(from: found).map { row, found in found.matches[row] }
    add = inputs.add
    reload = inputs.retry
  }

  private struct Found {
    let all: Loadable<[Contact]>
    let matches: [Contact]

    var isWithoutMatch: Bool { matches.isEmpty && all.value?.isEmpty == false }

    @MainActor
    func content(_ texts: Texts) -> ListContent<LabelsRow> {
      ListContent(all, showing: matches, ifEmpty: .noContacts, texts: texts) { contact in
        LabelsRow(["name": contact.name, "handle": "@\(contact.handle)"])
      }
    }
  }
}
