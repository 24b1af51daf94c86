import MessengerTexts

extension ListNotice {
  /// - Parameter emptyText: What is said if nothing can be listed; `nil` if nothing is.
  init<Item>(_ response: ListResponse<Item>, emptyText: String? = nil, texts: Texts) {
    switch response {
    case .loading: self.init(isBusy: true)
    case .failed: self.init(error: texts[.couldNotLoad], mayRetry: true)
    case .loaded(let items): self.init(emptyText: items.isEmpty ? emptyText : nil)
    }
  }
}
