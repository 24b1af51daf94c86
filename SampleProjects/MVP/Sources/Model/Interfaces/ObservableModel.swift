/// A model that says when it has changed; what it is then, an observer reads from it.
@MainActor
protocol ObservableModel: AnyObject {
  /// Calls `action` after each change, for as long as the observer lives.
  func observe<Observer: AnyObject>(
    by observer: Observer, _ action: @escaping @MainActor (Observer) -> Void)
}
