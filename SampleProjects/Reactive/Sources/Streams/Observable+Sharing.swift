extension Observable {
  /// The same values for all who subscribe, so that what stands behind it is done once.
  func share() -> Observable {
    shared(replaysLatest: false)
  }

  /// The same values for all who subscribe, with the latest one for who comes late.
  func shareLatest() -> Observable {
    shared(replaysLatest: true)
  }

  private func shared(replaysLatest: Bool) -> Observable {
    let sharing = Sharing(self, replaysLatest: replaysLatest)
    return Observable { sharing.subscribe($0) }
  }
}

/// One subscription to an observable, for all who want it; it ends with the last of them.
@MainActor
private final class Sharing<Value> {
  private let observable: Observable<Value>
  private let replaysLatest: Bool
  private weak var connection: SharedConnection<Value>?

  init(_ observable: Observable<Value>, replaysLatest: Bool) {
    self.observable = observable
    self.replaysLatest = replaysLatest
  }

  func subscribe(_ receive: @escaping @MainActor (Value) -> Void) -> Subscription {
    if let connection {
      let listener = connection.subject.add(Listener(to: [connection], receive))
      if replaysLatest, let latest = connection.latest { receive(latest) }
      return listener
    }
    let connection = SharedConnection<Value>()
    self.connection = connection
    let listener = connection.subject.add(Listener(to: [connection], receive))
    connection.open(observable)
    return listener
  }
}

private final class SharedConnection<Value>: Subscription {
  let subject = Subject<Value>()
  private(set) var latest: Value?
  private var subscription: Subscription?

  func open(_ observable: Observable<Value>) {
    subscription = observable.subscribe { [weak self, subject] value in
      self?.latest = value
      subject.onNext(value)
    }
  }
}
