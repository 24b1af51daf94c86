extension Signal {
  /// The values of all these signals, as they come.
  static func merge(_ signals: Signal...) -> Signal {
    merge(signals)
  }

  /// The values of all these signals, as they come.
  static func merge(_ signals: [Signal]) -> Signal {
    Signal { receive in
      Subscription(to: signals.map { $0.subscribe(receive) })
    }
  }

  /// The latest values of this signal and another one, from when both have one.
  func combineLatest<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> {
    Signal<(Value, Other)> { receive in
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

  /// For each value of this signal, it and the latest of another one.
  func withLatest<Other>(from other: Signal<Other>) -> Signal<(Value, Other)> {
    Signal<(Value, Other)> { receive in
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
