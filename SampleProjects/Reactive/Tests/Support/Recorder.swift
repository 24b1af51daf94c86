@testable import Reactive

/// Writes down what an observable says.
@MainActor
final class Recorder<Value> {
  private(set) var values: [Value] = []
  private var subscription: Subscription?

  init(_ observable: Observable<Value>) {
    subscription = observable.subscribe { [unowned self] in values.append($0) }
  }

  /// Listens no more.
  func stop() {
    subscription = nil
  }
}
