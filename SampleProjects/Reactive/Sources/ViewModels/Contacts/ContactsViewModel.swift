import MessengerTexts

/// The list of contacts, and the search in it.
@MainActor
struct ContactsViewModel {
  struct Inputs {
    let search: Signal<String>
    let selected: Signal<Int>
    let retry: Signal<Void>
    let add: Signal<Void>
  }

  let content: Signal<ListContent<LabelsRow>>

  /// Whether there are contacts, but none that fits.
  let hasNoMatches: Signal<Bool>

  /// The contact that the user wants to see.
  let selected: Signal<Contact>
  let add: Signal<Void>

  /// Says when the contacts have to be loaded anew.
  let reload: Signal<Void>

  private static let pause = 0.3

  init(
    _ inputs: Inputs, contacts: Signal<Loadable<[Contact]>>, texts: Texts,
    sleep: @escaping @MainActor (Double) async throws(CancellationError) -> Void
  ) {
    let search = inputs.search.debounce(for: Self.pause, sleep: sleep)
      .map(\.trimmed).starting(with: "")
    let found = contacts.combineLatest(search).map { contacts, text in
      Found(all: contacts, matches: (contacts.value ?? []).filter { $0.matches(text) })
    }.shareLatest()
    content = found.map { $0.content(texts) }.distinct()
    hasNoMatches = found.map { $0.matches.isEmpty && $0.all.value?.isEmpty == false }
    selected = inputs.selected.withLatest(from: found).map { row, found in found.matches[row] }
    add = inputs.add
    reload = inputs.retry
  }

  private struct Found {
    let all: Loadable<[Contact]>
    let matches: [Contact]

    @MainActor
    func content(_ texts: Texts) -> ListContent<LabelsRow> {
      ListContent(all, showing: matches, texts: texts) { contact in
        LabelsRow(["name": contact.name, "handle": "@\(contact.handle)"])
      }
    }
  }
}
