/// What has to be fetched before it can be shown.
enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case loading
  case loaded(Value)
  case failed

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other> {
    switch self {
    case .loading: .loading
    case .loaded(let value): .loaded(transform(value))
    case .failed: .failed
    }
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
