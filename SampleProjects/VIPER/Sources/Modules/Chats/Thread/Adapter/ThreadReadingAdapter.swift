/// Turns ``ReadingManaging`` into ``ThreadReadingService``.
struct ThreadReadingAdapter: ThreadReadingService {
  let reading: any ReadingManaging

  func unreadCount(in thread: String) -> Int {
    reading.unreadCount(in: thread)
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    reading.observe(observer, react)
  }

  func markRead(_ thread: String) {
    reading.markRead(thread)
  }
}
