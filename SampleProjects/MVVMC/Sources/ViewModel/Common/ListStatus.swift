import MessengerTexts

/// What a list shows instead of rows.
enum ListStatus: Equatable {
  case busy
  case failed
  case empty
  /// Nothing: there are rows.
  case filled

  init<Element>(_ list: Loadable<[Element]>) {
    switch list {
    case .loading: self = .busy
    case .failed: self = .failed
    case .loaded(let elements): self = elements.isEmpty ? .empty : .filled
    }
  }
}
