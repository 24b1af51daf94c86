/// One row of the threads.
struct ChatRow: Equatable {
  let id: String
  let name: String

  /// The draft or the last message; `nil` if there is neither.
  let preview: String?

  /// How many messages are unread; `nil` if none.
  let unread: String?
}
