/// How a model keeps its observers.
@MainActor
protocol ObserverKeeping: ObservableModel {
  var observers: Observers { get }
}

extension ObserverKeeping {
  func observe<Observer: AnyObject>(
    by observer: Observer, _ action: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, action)
  }
}
