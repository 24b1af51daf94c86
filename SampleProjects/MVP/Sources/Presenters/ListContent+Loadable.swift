import MessengerTexts

extension ListContent {
  /// What is shown of something that has to be loaded.
  ///
  /// - Parameter note: What is said if there is nothing in it.
  init<Element: Equatable & Sendable>(
    _ loadable: Loadable<[Element]>, note: String? = nil, texts: Texts, row: (Element) -> Row
  ) {
    switch loadable {
    case .loading: self.init(isBusy: true)
    case .failed: self.init(error: texts[.couldNotLoad], retryTitle: texts[.retry])
    case .loaded([]): self.init(note: note)
    case .loaded(let elements): self.init(rows: elements.map(row))
    }
  }
}
