/// Values over time.
///
/// An observable is cold or hot. A cold one does nothing until somebody subscribes, and does its work
/// anew for each who does, as for a request. A hot one, such as that of a ``Subject``, has the same
/// values for all, whether anybody listens or not. Operators are cold: what they remember, they
/// remember for each who subscribes. ``share()`` makes a cold one hot while somebody listens.
///
/// Values are brought on the main actor, from an observable through its operators to who listens
/// without a pause; only those of ``result(of:)`` and ``values(of:)`` come later, when they are
/// there. There is neither an end nor an error: what can fail is an observable of results.
@MainActor
struct Observable<Value> {
  private let connect: (@escaping @MainActor (Value) -> Void) -> Subscription

  /// Creates an observable from what has to be done for each who subscribes.
  init(_ connect: @escaping @MainActor (@escaping @MainActor (Value) -> Void) -> Subscription) {
    self.connect = connect
  }

  /// Does something with each value, for as long as the subscription is held.
  func subscribe(_ action: @escaping @MainActor (Value) -> Void) -> Subscription {
    connect(action)
  }
}

extension Observable {
  /// An observable that says nothing.
  static var never: Observable {
    Observable { _ in Subscription() }
  }

  /// An observable that says these values, and nothing after them.
  static func just(_ values: Value...) -> Observable {
    Observable { receive in
      values.forEach(receive)
      return Subscription()
    }
  }

  /// An observable that says what a sequence does; who subscribes iterates over one of his own.
  static func values<Values: AsyncSequence>(
    of sequence: @escaping @MainActor () -> Values
  ) -> Observable where Values.Element == Value, Values.Failure == Never, Value: Sendable {
    Observable { receive in
      let sequence = sequence()
      return TaskSubscription(
        Task {
          for await value in sequence where !Task.isCancelled { receive(value) }
        })
    }
  }

  /// An observable that says the result of a function; who subscribes calls it, and cancels it by
  /// leaving before.
  static func result(of function: @escaping @MainActor () async -> Value) -> Observable {
    Observable { receive in
      TaskSubscription(
        Task {
          let value = await function()
          if !Task.isCancelled { receive(value) }
        })
    }
  }
}
