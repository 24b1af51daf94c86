/// A conversation, as far as the list knows it.
struct Chat: Equatable, Sendable {
  let id: String
  let name: String

  /// The text of the newest message; `nil` if nobody has written anything.
  let lastText: String?
  let unreadCount: Int
}
