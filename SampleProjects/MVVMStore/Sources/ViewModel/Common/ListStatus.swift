import MessengerTexts

/// What a list says besides its rows, or instead of them.
enum ListStatus: Equatable {
  case rows
  case busy

  /// There is nothing, and this is said about it.
  case empty(String)

  /// What has gone wrong, and what the button reads that tries again, if there is one.
  case failed(String, retryTitle: String? = nil)

  static func couldNotLoad(_ texts: Texts) -> ListStatus {
    .failed(texts[.couldNotLoad], retryTitle: texts[.retry])
  }

  init<Element>(_ list: Loadable<[Element]>, ifEmpty text: String, texts: Texts) {
    self =
      switch list {
      case .loading: .busy
      case .failed: .couldNotLoad(texts)
      case .loaded(let elements): elements.isEmpty ? .empty(text) : .rows
      }
  }
}
