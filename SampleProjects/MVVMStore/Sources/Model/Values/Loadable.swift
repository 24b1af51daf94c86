/// What has to be fetched before it can be shown.
enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case loading
  case loaded(Value)
  case failed

  init(_ value: Value?) {
    self = value.map { .loaded($0) } ?? .loading
  }

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Says that loading begins, unless there is something to show already.
  mutating func beginLoading() {
    if value == nil { self = .loading }
  }

  /// Takes what was loaded. A failure takes nothing away that is there.
  mutating func finishLoading(_ result: Result<Value, Problem>) {
    switch result {
    case .success(let value): self = .loaded(value)
    case .failure: if value == nil { self = .failed }
    }
  }
}
