/// A listener of an observable, which hears of values for as long as somebody holds it.
///
/// Observables know their listeners weakly. To end a subscription is to let go of it, so what a
/// screen listens to ends with the screen, and nobody can forget to cancel.
@MainActor
class Subscription {
  private let foundations: [AnyObject]

  /// Creates a subscription that holds what it stands on: others, and what an operator remembers.
  init(to foundations: [AnyObject] = []) {
    self.foundations = foundations
  }
}

/// A subscription that does something with each value.
final class Listener<Value>: Subscription {
  private let action: @MainActor (Value) -> Void

  init(to foundations: [AnyObject] = [], _ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
    super.init(to: foundations)
  }

  func hear(_ value: Value) {
    action(value)
  }
}

/// A subscription to what a task does, which is cancelled with it.
final class TaskSubscription: Subscription {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
    super.init()
  }

  deinit {
    task.cancel()
  }
}
