import MessengerTexts

/// What a list shows: its rows, or why there are none.
struct ListContent<Row: Equatable>: Equatable {
  var rows: [Row] = []
  var isBusy = false

  /// What is said in the place of rows.
  var emptyText: String?

  /// What went wrong.
  var problem: String?

  /// How to try loading again, if that helps.
  var retry: String?
}

extension ListContent {
  /// Shows what is loaded, or those `elements` of it that are asked for.
  init<Element>(
    _ loadable: Loadable<[Element]>, showing elements: [Element]? = nil,
    ifEmpty emptyText: TextKey? = nil, texts: Texts, row: (Element) -> Row
  ) {
    rows = (elements ?? loadable.value ?? []).map(row)
    isBusy = loadable == .loading
    if loadable.value?.isEmpty == true { self.emptyText = emptyText.map { texts[$0] } }
    if loadable == .failed {
      problem = texts[.couldNotLoad]
      retry = texts[.retry]
    }
  }
}

/// A row of labels; a part without a text is not shown.
struct LabelsRow: Equatable {
  struct Part: Equatable {
    let name: String
    let text: String?
  }

  let parts: [Part]

  init(_ parts: KeyValuePairs<String, String?>) {
    self.parts = parts.map { Part(name: $0.key, text: $0.value) }
  }
}
