/// Something that is loaded from the server, and stays what it is when loading it anew fails.
enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case loading
  case failed
  case loaded(Value)

  /// What is remembered from before, if anything is.
  init(remembered value: Value?) {
    self = value.map(Loadable.loaded) ?? .loading
  }

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// The same of what `transform` makes of the value.
  func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other> {
    switch self {
    case .loading: .loading
    case .failed: .failed
    case .loaded(let value): .loaded(transform(value))
    }
  }

  /// Takes note that it is being loaded, for the first time or once more.
  mutating func start() {
    if self == .failed { self = .loading }
  }

  /// Takes note that it could not be loaded.
  mutating func fail() {
    if self == .loading { self = .failed }
  }
}
