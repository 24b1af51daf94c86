/// What a list says instead of its rows, or above them.
enum ListStatus: Equatable {
  case rows, busy, failed

  /// There is nothing, and this is said about it.
  case empty(String)

  init<Element>(_ list: Loadable<[Element]>, ifEmpty text: String) {
    self =
      switch list {
      case .loading: .busy
      case .failed: .failed
      case .loaded(let elements): elements.isEmpty ? .empty(text) : .rows
      }
  }
}
