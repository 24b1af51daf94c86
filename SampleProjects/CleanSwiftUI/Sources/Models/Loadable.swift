/// A value that somebody has to fetch or to do first.
enum Loadable<Value> {
  case notRequested

  /// Somebody is at it; `last` is what there was before.
  case isLoading(last: Value?)
  case loaded(Value)
  case failed(Problem)

  /// What there is to show.
  var value: Value? {
    switch self {
    case .loaded(let value): value
    case .isLoading(let last): last
    case .notRequested, .failed: nil
    }
  }

  var problem: Problem? {
    if case .failed(let problem) = self { problem } else { nil }
  }

  var isLoading: Bool {
    if case .isLoading = self { true } else { false }
  }

  /// Begins to load anew, and keeps what there is to show.
  mutating func beginLoading() {
    self = .isLoading(last: value)
  }

  /// Ends loading without success: what was loaded before stays.
  mutating func failLoading(_ problem: Problem) {
    self = value.map { .loaded($0) } ?? .failed(problem)
  }

  func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other> {
    switch self {
    case .notRequested: .notRequested
    case .isLoading(let last): .isLoading(last: last.map(transform))
    case .loaded(let value): .loaded(transform(value))
    case .failed(let problem): .failed(problem)
    }
  }
}

extension Loadable: Equatable where Value: Equatable {}

/// The value of an action that brings nothing back.
struct Done: Equatable {}
