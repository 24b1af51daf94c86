/// The subscriptions of one screen or service, which end with it.
@MainActor
final class Subscriptions {
  private var all: [Subscription] = []

  /// Does something with each value of an observable, from now on.
  func add<Value>(_ observable: Observable<Value>, _ action: @escaping @MainActor (Value) -> Void) {
    add(observable.subscribe(action))
  }

  /// Keeps a subscription.
  func add(_ subscription: Subscription) {
    all.append(subscription)
  }
}
