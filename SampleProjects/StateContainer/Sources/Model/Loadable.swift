/// What the server has to be asked for before it can be shown.
enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case notRequested

  /// The server is asked. Until there is a reply, the last value is shown, if there is one.
  ///
  /// If something has changed meanwhile, the reply will be older than what is known here.
  case loading(last: Value?, isOutdated: Bool)
  case loaded(Value)
  case failed

  /// What is known from the last time, if anything.
  init(_ known: Value?) {
    self = known.map { .loaded($0) } ?? .notRequested
  }

  var value: Value? {
    switch self {
    case .loaded(let value): value
    case .loading(let last, _): last
    case .notRequested, .failed: nil
    }
  }

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Begins to load; returns whether the server has to be asked now.
  ///
  /// If it was asked before, what it says is not of now, and so it is asked again after its reply.
  mutating func load() -> Bool {
    if case .loading(let last, _) = self {
      self = .loading(last: last, isOutdated: true)
      return false
    }
    self = .loading(last: value, isOutdated: false)
    return true
  }

  /// Takes the reply that is waited for; returns whether it is too old, and so has to be asked for
  /// again.
  ///
  /// When loading fails, the last value stays.
  mutating func take(_ reply: Result<Value, ServerError>) -> Bool {
    switch (self, reply) {
    case (.loading(let last, isOutdated: true), _):
      self = Loadable(last)
      return true
    case (.loading, .success(let value)): self = .loaded(value)
    case (.loading(let last, _), .failure): self = last.map { .loaded($0) } ?? .failed
    case (.notRequested, _), (.loaded, _), (.failed, _): break
    }
    return false
  }

  /// Waits for the server to be asked, where nothing is known.
  mutating func wait() {
    if self == .failed { self = .notRequested }
  }

  /// Gives up the wait for the server to be asked.
  mutating func giveUp() {
    if self == .notRequested { self = .failed }
  }

  /// Adds to what is known, if anything is. What is under way is no older for it.
  mutating func add(_ body: (inout Value) -> Void) {
    switch self {
    case .loading(var last?, let isOutdated):
      body(&last)
      self = .loading(last: last, isOutdated: isOutdated)
    case .loaded(var value):
      body(&value)
      self = .loaded(value)
    case .notRequested, .loading(nil, _), .failed: break
    }
  }

  /// Takes a change that the server may not have known when it was asked.
  mutating func change(to value: Value) {
    if case .loading = self {
      self = .loading(last: value, isOutdated: true)
    } else {
      self = .loaded(value)
    }
  }

  /// Notes that something has changed that is not known here.
  mutating func invalidate() {
    if case .loading(let last, _) = self { self = .loading(last: last, isOutdated: true) }
  }
}
