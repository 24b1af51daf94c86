/// Those who want to know of changes, each for as long as they live.
@MainActor
final class Observers {
  private struct Entry {
    weak var observer: AnyObject?
    let react: @MainActor () -> Void
  }

  private var entries: [Entry] = []

  /// Calls `react` with the observer after each change; the observer is not kept alive.
  func add<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    let entry = Entry(observer: observer) { [weak observer] in observer.map(react) }
    entries.append(entry)
  }

  /// Tells everybody, in the order in which they came.
  ///
  /// Whoever changes something in reaction has all told of that before the rest hears of this.
  func notify() {
    entries.removeAll { $0.observer == nil }
    for entry in entries { entry.react() }
  }
}
