/// Values over time.
///
/// A signal does nothing until somebody subscribes, and everything anew for each who does, unless it
/// is shared. It brings its values at once, on the main actor. It has neither an end nor errors: what
/// can fail is a signal of results.
@MainActor
struct Signal<Value> {
  private let connect: (@escaping @MainActor (Value) -> Void) -> Subscription

  /// Creates a signal from what has to be done for each who subscribes.
  init(_ connect: @escaping @MainActor (@escaping @MainActor (Value) -> Void) -> Subscription) {
    self.connect = connect
  }

  /// Does something with each value, for as long as the subscription is held.
  func subscribe(_ action: @escaping @MainActor (Value) -> Void) -> Subscription {
    connect(action)
  }
}

extension Signal {
  /// A signal that says nothing.
  static var never: Signal {
    Signal { _ in Subscription() }
  }

  /// A signal that says these values, and nothing after them.
  static func just(_ values: Value...) -> Signal {
    Signal { receive in
      values.forEach(receive)
      return Subscription()
    }
  }

  /// A signal that says what a sequence does; who subscribes iterates over a sequence of his own.
  static func values<Values: AsyncSequence>(
    of sequence: @escaping @MainActor () -> Values
  ) -> Signal where Values.Element == Value, Values.Failure == Never, Value: Sendable {
    Signal { receive in
      let sequence = sequence()
      return TaskSubscription(
        Task {
          for await value in sequence where !Task.isCancelled { receive(value) }
        })
    }
  }

  /// A signal that says the result of a function; who subscribes calls it, and cancels it if he
  /// leaves before.
  static func result(of function: @escaping @MainActor () async -> Value) -> Signal {
    Signal { receive in
      TaskSubscription(
        Task {
          let value = await function()
          if !Task.isCancelled { receive(value) }
        })
    }
  }
}
