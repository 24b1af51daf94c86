extension Signal {
  /// What each value becomes.
  func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Signal<Other> {
    Signal<Other> { receive in subscribe { receive(transform($0)) } }
  }

  /// What each value becomes, without those that become nothing.
  func compactMap<Other>(_ transform: @escaping @MainActor (Value) -> Other?) -> Signal<Other> {
    Signal<Other> { receive in
      subscribe { value in
        if let other = transform(value) { receive(other) }
      }
    }
  }

  /// The values that fulfil a condition.
  func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Signal {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// The first value, if there is one yet or when it comes.
  func first() -> Signal {
    Signal { receive in
      let hasFirst = Box(false)
      return subscribe { value in
        guard !hasFirst.value else { return }
        hasFirst.value = true
        receive(value)
      }
    }
  }

  /// The values without the first one.
  func dropFirst() -> Signal {
    Signal { receive in
      let hasFirst = Box(false)
      return subscribe { value in
        if hasFirst.value { receive(value) }
        hasFirst.value = true
      }
    }
  }

  /// A value, and then those of the signal.
  func starting(with first: Value) -> Signal {
    Signal { receive in
      receive(first)
      return subscribe(receive)
    }
  }

  /// The state that the values lead to, one after the other, beginning with a first one.
  func scan<State>(
    _ initial: State, _ reduce: @escaping @MainActor (inout State, Value) -> Void
  ) -> Signal<State> {
    Signal<State> { receive in
      let state = Box(initial)
      receive(initial)
      return subscribe { value in
        reduce(&state.value, value)
        receive(state.value)
      }
    }
  }
}

extension Signal where Value: Equatable {
  /// The values without those that repeat the one before.
  func distinct() -> Signal {
    Signal { receive in
      let last = Box<Value?>(nil)
      return subscribe { value in
        guard last.value != value else { return }
        last.value = value
        receive(value)
      }
    }
  }
}
