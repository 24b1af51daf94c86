/// The conversation itself.
@MainActor
protocol ThreadDetailsService {
  /// `nil` when it is gone.
  func details(of thread: String) -> ThreadDetails?

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func leave(_ thread: String) async throws(ServiceError)
}
