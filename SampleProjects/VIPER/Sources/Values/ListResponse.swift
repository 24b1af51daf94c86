/// What there is of a list that has to be loaded.
enum ListResponse<Item: Equatable & Sendable>: Equatable, Sendable {
  case loading
  case failed
  case loaded([Item])

  /// - Parameters:
  ///   - items: What was loaded; `nil` if nothing ever was.
  ///   - hasFailed: Whether loading has failed, which matters only if nothing was loaded before.
  init(_ items: [Item]?, hasFailed: Bool) {
    if let items {
      self = .loaded(items)
    } else {
      self = hasFailed ? .failed : .loading
    }
  }

  /// What can be listed.
  var items: [Item] {
    if case .loaded(let items) = self { items } else { [] }
  }
}
