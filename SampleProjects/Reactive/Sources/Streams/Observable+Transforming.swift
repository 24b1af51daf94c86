extension Observable {
  /// What each value becomes.
  func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Observable<Other> {
    Observable<Other> { receive in subscribe { receive(transform($0)) } }
  }

  /// What each value becomes, without those that become nothing.
  func compactMap<Other>(_ transform: @escaping @MainActor (Value) -> Other?) -> Observable<Other> {
    Observable<Other> { receive in
      subscribe { value in
        if let other = transform(value) { receive(other) }
      }
    }
  }

  /// The values that fulfil a condition.
  func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Observable {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// The first value, if there is one yet or when it comes; then this observable is left.
  func first() -> Observable {
    Observable { receive in
      let upstream = Box<Subscription?>(nil)
      let hasFirst = Box(false)
      let subscription = subscribe { [weak upstream] value in
        guard !hasFirst.value else { return }
        hasFirst.value = true
        receive(value)
        upstream?.value = nil
      }
      if !hasFirst.value { upstream.value = subscription }
      return Subscription(to: [upstream])
    }
  }

  /// A value, and then those of the observable.
  func starting(with first: Value) -> Observable {
    Observable { receive in
      receive(first)
      return subscribe(receive)
    }
  }

  /// The states that the values lead to, one after the other. That before the first value is not
  /// among them: ``starting(with:)`` says it, where it is to be heard.
  func scan<State>(
    _ initial: State, _ reduce: @escaping @MainActor (inout State, Value) -> Void
  ) -> Observable<State> {
    Observable<State> { receive in
      let state = Box(initial)
      return subscribe { value in
        reduce(&state.value, value)
        receive(state.value)
      }
    }
  }
}

extension Observable where Value: Equatable {
  /// The values without those that repeat the one before.
  func distinctUntilChanged() -> Observable {
    Observable { receive in
      let last = Box<Value?>(nil)
      return subscribe { value in
        guard last.value != value else { return }
        last.value = value
        receive(value)
      }
    }
  }
}
