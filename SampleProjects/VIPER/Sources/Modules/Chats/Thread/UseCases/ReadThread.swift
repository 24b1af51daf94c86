/// Reads what has come in a thread; where nothing is unread, nobody is told.
@MainActor
struct ReadThread {
  let reading: any ThreadReadingService

  func callAsFunction(_ thread: String) {
    guard reading.unreadCount(in: thread) > 0 else { return }
    reading.markRead(thread)
  }
}
