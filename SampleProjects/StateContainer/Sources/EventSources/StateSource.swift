/// A store, as an event source of another store sees it: it can subscribe, and nothing else.
@MainActor
protocol StateSource<State> {
  associatedtype State

  /// Tells somebody the state now, and after each event, as long as what is returned is kept.
  func subscribe(_ subscriber: @escaping @MainActor (State) -> Void) -> any Subscription
}

extension StateSource {
  /// Tells somebody a part of the state now, and whenever it has changed.
  func subscribe<Part: Equatable>(
    to part: @escaping @MainActor (State) -> Part,
    _ subscriber: @escaping @MainActor (Part) -> Void
  ) -> any Subscription {
    var last: Part?
    return subscribe { state in
      let new = part(state)
      guard new != last else { return }
      last = new
      subscriber(new)
    }
  }

  /// Tells somebody what a part of the state signals.
  func subscribe<Value>(
    toSignal signal: @escaping @MainActor (State) -> Signal<Value>?,
    _ subscriber: @escaping @MainActor (Value) -> Void
  ) -> any Subscription {
    subscribe(to: signal) { signal in
      if let value = signal?.value { subscriber(value) }
    }
  }
}
