extension Signal {
  /// The values of the signal that the latest value leads to; those before it are left.
  func flatMapLatest<Other>(
    _ transform: @escaping @MainActor (Value) -> Signal<Other>
  ) -> Signal<Other> {
    Signal<Other> { receive in
      let inner = Box<Subscription?>(nil)
      let count = Box(0)
      return subscribe { value in
        count.value += 1
        let own = count.value
        inner.value = nil
        let subscription = transform(value).subscribe(receive)
        // What the inner signal says at once may lead to another value already.
        if own == count.value { inner.value = subscription }
      }
    }
  }

  /// The values of the signal that the first value leads to; more values are ignored until that
  /// signal has said its last.
  func flatMapFirst<Other>(
    until isLast: @escaping @MainActor (Other) -> Bool,
    _ transform: @escaping @MainActor (Value) -> Signal<Other>
  ) -> Signal<Other> {
    Signal<Other> { receive in
      let inner = Box<Subscription?>(nil)
      let isWaiting = Box(false)
      return subscribe { value in
        guard !isWaiting.value else { return }
        isWaiting.value = true
        inner.value = transform(value).subscribe {
          if isLast($0) { isWaiting.value = false }
          receive($0)
        }
      }
    }
  }

  /// The values that no other one follows for some seconds.
  func debounce(
    for seconds: Double,
    sleep: @escaping @MainActor (Double) async throws(CancellationError) -> Void
  ) -> Signal {
    flatMapLatest { value in
      Signal<Bool>.result { (try? await sleep(seconds)) != nil }.filter { $0 }.map { _ in value }
    }
  }
}
