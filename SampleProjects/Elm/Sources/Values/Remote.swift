/// What the server has, as far as it is known here.
enum Remote<Value> {
  case loading, failed
  case loaded(Value)

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Notes that the server is asked. What is known stays until there is something new.
  mutating func beginLoading() {
    if value == nil { self = .loading }
  }

  /// Notes that the server does not answer. What is known stays.
  mutating func failLoading() {
    if value == nil { self = .failed }
  }
}

extension Remote: Equatable where Value: Equatable {}
