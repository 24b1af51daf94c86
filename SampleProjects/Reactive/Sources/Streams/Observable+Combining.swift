extension Observable {
  /// The values of all these observables, as they come.
  static func merge(_ observables: Observable...) -> Observable {
    merge(observables)
  }

  /// The values of all these observables, as they come.
  static func merge(_ observables: [Observable]) -> Observable {
    Observable { receive in
      Subscription(to: observables.map { $0.subscribe(receive) })
    }
  }

  /// The latest values of this observable and another one, from when both have one.
  func combineLatest<Other>(_ other: Observable<Other>) -> Observable<(Value, Other)> {
    Observable<(Value, Other)> { receive in
      let latest = Box<(Value?, Other?)>((nil, nil))
      let combine = { @MainActor in
        guard case (let mine?, let others?) = latest.value else { return }
        receive((mine, others))
      }
      return Subscription(to: [
        subscribe {
          latest.value.0 = $0
          combine()
        },
        other.subscribe {
          latest.value.1 = $0
          combine()
        },
      ])
    }
  }

  /// For each value of this observable, it and the latest of another one.
  func withLatest<Other>(from other: Observable<Other>) -> Observable<(Value, Other)> {
    Observable<(Value, Other)> { receive in
      let latest = Box<Other?>(nil)
      let otherSubscription = other.subscribe { latest.value = $0 }
      return Subscription(to: [
        otherSubscription,
        subscribe { value in
          if let other = latest.value { receive((value, other)) }
        },
      ])
    }
  }
}
