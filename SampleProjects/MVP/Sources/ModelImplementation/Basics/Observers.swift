/// Those who want to hear of a model's changes, none of whom it keeps alive.
@MainActor
final class Observers {
  private struct Entry {
    weak var observer: AnyObject?
    let call: @MainActor () -> Void
  }

  private var entries: [Entry] = []

  func add<Observer: AnyObject>(
    _ observer: Observer, _ action: @escaping @MainActor (Observer) -> Void
  ) {
    entries.append(
      Entry(observer: observer) { [weak observer] in
        if let observer { action(observer) }
      })
  }

  /// Tells all of them, in the order in which they were added.
  func notify() {
    entries.removeAll { $0.observer == nil }
    for entry in entries { entry.call() }
  }
}
