@testable import Reactive

/// Writes down what a signal says.
@MainActor
final class Recorder<Value> {
  private(set) var values: [Value] = []
  private var subscription: Subscription?

  init(_ signal: Signal<Value>) {
    subscription = signal.subscribe { [unowned self] in values.append($0) }
  }

  /// Listens no more.
  func stop() {
    subscription = nil
  }
}
