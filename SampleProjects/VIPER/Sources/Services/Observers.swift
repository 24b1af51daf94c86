/// Those who want to know of changes, each for as long as they live.
@MainActor
final class Observers {
  /// Tells one of them, and returns whether they are still there.
  private var notifications: [@MainActor () -> Bool] = []

  /// Calls `react` with the observer after each change; the observer is not kept alive.
  func add<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    notifications.append { [weak observer] in
      guard let observer else { return false }
      react(observer)
      return true
    }
  }

  /// Tells everybody, in the order in which they came.
  func notify() {
    let told = notifications
    notifications = []
    let rest = told.filter { $0() }
    // Whoever has come meanwhile stands at the end.
    notifications = rest + notifications
  }
}
