/// What the server has to be asked for before it can be shown.
enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case loading
  case loaded(Value)
  case failed

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Says that loading begins, unless there is something to show already.
  mutating func beginLoading() {
    if value == nil { self = .loading }
  }

  /// Says that loading has failed, unless there is something to show already.
  mutating func failLoading() {
    if value == nil { self = .failed }
  }
}
