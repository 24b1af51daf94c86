extension ListStatus {
  init<Item>(_ response: ListResponse<Item>) {
    switch response {
    case .loading: self = .busy
    case .failed: self = .failed
    case .loaded(let items): self = items.isEmpty ? .empty : .rows
    }
  }
}
