/// What is loaded from the server, and may not be there yet.
enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case loading
  case failed
  case loaded(Value)

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Loads anew; what was loaded before stays until then.
  mutating func beginLoading() {
    if value == nil { self = .loading }
  }

  /// Gives up loading; what was loaded before stays.
  mutating func failLoading() {
    if value == nil { self = .failed }
  }
}

extension Loadable {
  /// The steps of a load, which a state takes one after the other.
  enum Step: Sendable {
    case began
    case ended(Result<Value, ServerError>)
  }

  mutating func take(_ step: Step) {
    switch step {
    case .began: beginLoading()
    case .ended(.success(let value)): self = .loaded(value)
    case .ended(.failure): failLoading()
    }
  }
}
