extension ListContent {
  /// What is shown of something that has to be loaded.
  init<Element: Equatable & Sendable>(_ loadable: Loadable<[Element]>, row: (Element) -> Row) {
    switch loadable {
    case .loading: self = .busy
    case .failed: self = .failed
    case .loaded([]): self = .empty
    case .loaded(let elements): self = .rows(elements.map(row))
    }
  }
}
