/// What the server has, as far as it is known here.
enum RemoteData<Value> {
  case notAsked

  /// The server is asked. What is known from before is shown until it answers.
  case loading(known: Value?)
  case failed
  case loaded(Value)

  /// What is known from the last time, if anything.
  init(_ known: Value?) {
    self = known.map { .loaded($0) } ?? .notAsked
  }

  var value: Value? {
    switch self {
    case .loaded(let value): value
    case .loading(let known): known
    case .notAsked, .failed: nil
    }
  }

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Begins to load; returns whether the server has to be asked, which is not so if it is asked.
  @discardableResult
  mutating func beginLoading() -> Bool {
    guard !isLoading else { return false }
    self = .loading(known: value)
    return true
  }

  /// Notes that the server does not answer. What is known stays.
  mutating func failLoading() {
    self = value.map { .loaded($0) } ?? .failed
  }

  /// Takes what is known without the answer of the server, which may be asked still.
  mutating func change(to value: Value) {
    self = isLoading ? .loading(known: value) : .loaded(value)
  }
}

extension RemoteData: Equatable where Value: Equatable {}
