/// How far the user has read.
@MainActor
protocol ThreadReadingService {
  func unreadCount(in thread: String) -> Int

  /// Tells when something unread may have come.
  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  /// Notes that the user has read everything.
  func markRead(_ thread: String)
}
