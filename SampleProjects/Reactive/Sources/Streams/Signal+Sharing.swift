extension Signal {
  /// The same values for all who subscribe, so that what stands behind it is done once.
  func share() -> Signal {
    shared(replaysLatest: false)
  }

  /// The same values for all who subscribe, with the latest one for who comes late.
  func shareLatest() -> Signal {
    shared(replaysLatest: true)
  }

  private func shared(replaysLatest: Bool) -> Signal {
    let sharing = Sharing(self, replaysLatest: replaysLatest)
    return Signal { sharing.subscribe($0) }
  }
}

/// One subscription to a signal, for all who want it; it ends with the last of them.
@MainActor
private final class Sharing<Value> {
  private let signal: Signal<Value>
  private let replaysLatest: Bool
  private weak var connection: SharedConnection<Value>?

  init(_ signal: Signal<Value>, replaysLatest: Bool) {
    self.signal = signal
    self.replaysLatest = replaysLatest
  }

  func subscribe(_ receive: @escaping @MainActor (Value) -> Void) -> Subscription {
    if let connection {
      let listener = connection.source.add(Listener(to: [connection], receive))
      if replaysLatest, let latest = connection.latest { receive(latest) }
      return listener
    }
    let connection = SharedConnection<Value>()
    self.connection = connection
    let listener = connection.source.add(Listener(to: [connection], receive))
    connection.open(signal)
    return listener
  }
}

private final class SharedConnection<Value>: Subscription {
  let source = Source<Value>()
  private(set) var latest: Value?
  private var subscription: Subscription?

  func open(_ signal: Signal<Value>) {
    subscription = signal.subscribe { [weak self, source] value in
      self?.latest = value
      source.send(value)
    }
  }
}
