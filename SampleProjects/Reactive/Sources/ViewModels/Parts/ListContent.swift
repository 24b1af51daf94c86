import MessengerTexts

/// What a list shows: its rows, or why there are none.
struct ListContent<Row: Equatable>: Equatable {
  let rows: [Row]
  let isBusy: Bool
  let isEmpty: Bool

  /// What went wrong.
  var problem: String?

  /// Whether loading can be tried again.
  let canRetry: Bool

  /// Shows what is loaded, or those `elements` of it that are asked for.
  init<Element>(
    _ loadable: Loadable<[Element]>, showing elements: [Element]? = nil, texts: Texts,
    row: (Element) -> Row
  ) {
    rows = (elements ?? loadable.value ?? []).map(row)
    isBusy = loadable == .loading
    isEmpty = loadable.value?.isEmpty == true
    canRetry = loadable == .failed
    problem = canRetry ? texts[.couldNotLoad] : nil
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
