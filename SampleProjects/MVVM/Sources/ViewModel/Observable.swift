/// A value that tells its observers when it changes.
///
/// The one-way street of MVVM: the view model writes here, and the view observes. The view model
/// need not know that there is a view.
@MainActor
final class Observable<Value> {
  var value: Value {
    didSet { observers = observers.filter { $0(value) } }
  }

  /// Each tells its observer and says whether that is still alive.
  private var observers: [(Value) -> Bool] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `update` with the current value, and again with every new one, while `observer` lives.
  func bind<Observer: AnyObject>(
    to observer: Observer, _ update: @escaping (Observer, Value) -> Void
  ) {
    observers.append { [weak observer] value in
      guard let observer else { return false }
      update(observer, value)
      return true
    }
    update(observer, value)
  }
}
