/// The messages that the server has.
@MainActor
protocol ThreadHistoryService {
  /// `nil` if nothing is known of them.
  func history(of thread: String) -> ThreadHistory?

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func loadNewest(of thread: String) async throws(ServiceError)

  /// Returns whether there are messages before the number.
  func loadPage(of thread: String, before number: Int) async throws(ServiceError) -> Bool
}
