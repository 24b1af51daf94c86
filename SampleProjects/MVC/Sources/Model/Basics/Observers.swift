/// Everybody who wants to hear of something, in the order in which they came.
///
/// For a part of the model that several screens watch at the same time: they would take a delegate
/// away from each other. Observers are held weakly and need not leave.
@MainActor
final class Observers<Value> {
  private struct Entry {
    weak var observer: AnyObject?
    let notify: @MainActor (Value) -> Void
  }

  private var entries: [Entry] = []

  /// Calls `action` with each value, as long as the observer is there.
  func add<Observer: AnyObject>(
    _ observer: Observer, _ action: @escaping @MainActor (Observer, Value) -> Void
  ) {
    entries.removeAll { $0.observer == nil }
    entries.append(
      Entry(observer: observer) { [weak observer] value in
        if let observer { action(observer, value) }
      })
  }

  /// Tells a value to all observers that are still there.
  func notify(_ value: Value) {
    for entry in entries {
      entry.notify(value)
    }
  }
}

extension Observers<Void> {
  /// Calls `action` after each change, as long as the observer is there.
  func add<Observer: AnyObject>(
    _ observer: Observer, _ action: @escaping @MainActor (Observer) -> Void
  ) {
    add(observer) { observer, _ in action(observer) }
  }

  /// Tells all observers that something has changed.
  func notify() { notify(()) }
}
