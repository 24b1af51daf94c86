/// The threads that can be asked for from outside.
@MainActor
protocol RootThreadService {
  func hasThread(_ id: String) -> Bool

  /// Whether the server has said what threads there are.
  var knowsAllThreads: Bool { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
