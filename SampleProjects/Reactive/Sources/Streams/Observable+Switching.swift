extension Observable {
  /// The values of the observable that the latest value leads to; those before it are left.
  func flatMapLatest<Other>(
    _ transform: @escaping @MainActor (Value) -> Observable<Other>
  ) -> Observable<Other> {
    Observable<Other> { receive in
      let inner = Box<Subscription?>(nil)
      let count = Box(0)
      let outer = subscribe { value in
        count.value += 1
        let own = count.value
        inner.value = nil
        let subscription = transform(value).subscribe(receive)
        // What the inner observable says at once may lead to another value already.
        if own == count.value { inner.value = subscription }
      }
      return Subscription(to: [outer, inner])
    }
  }

  /// The values of the observable that the first value leads to; more values are ignored until that
  /// observable has said its last. It has to be said which that is, since observables have no end.
  func flatMapFirst<Other>(
    until isLast: @escaping @MainActor (Other) -> Bool,
    _ transform: @escaping @MainActor (Value) -> Observable<Other>
  ) -> Observable<Other> {
    Observable<Other> { receive in
      let inner = Box<Subscription?>(nil)
      let isWaiting = Box(false)
      let outer = subscribe { value in
        guard !isWaiting.value else { return }
        isWaiting.value = true
        inner.value = transform(value).subscribe {
          if isLast($0) { isWaiting.value = false }
          receive($0)
        }
      }
      return Subscription(to: [outer, inner])
    }
  }

  /// The first value of the observable that each value leads to, as they come; none is left.
  func flatMapSingle<Other>(
    _ transform: @escaping @MainActor (Value) -> Observable<Other>
  ) -> Observable<Other> {
    Observable<Other> { receive in
      let running = Box<[Int: Subscription]>([:])
      let count = Box(0)
      let outer = subscribe { value in
        count.value += 1
        let own = count.value
        let isFinished = Box(false)
        let subscription = transform(value).first().subscribe { [weak running] in
          isFinished.value = true
          running?.value[own] = nil
          receive($0)
        }
        if !isFinished.value { running.value[own] = subscription }
      }
      return Subscription(to: [outer, running])
    }
  }

  /// The values that no other one follows for some seconds.
  func debounce(
    for seconds: Double,
    sleep: @escaping @MainActor (Double) async throws(CancellationError) -> Void
  ) -> Observable {
    flatMapLatest { value in
      Observable<Value?>.result { (try? await sleep(seconds)).map { value } }.compactMap { $0 }
    }
  }
}
