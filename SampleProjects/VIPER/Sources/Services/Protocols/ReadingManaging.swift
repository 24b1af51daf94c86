/// How far the user has read. Tells when something unread may have come.
@MainActor
protocol ReadingManaging: ObservableService {
  func unreadCount(in conversation: String) -> Int

  /// Notes that the user has read everything in a conversation, and tells the server.
  func markRead(_ conversation: String)
}
