/// A service with a state that others follow.
@MainActor
protocol ObservableService {
  /// Calls `react` with the observer after each change; the observer is not kept alive.
  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
