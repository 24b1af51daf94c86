/// What the server says when it is asked for messages.
struct MessagesReply: Equatable, Sendable {
  let conversation: Conversation.ID

  /// The number below which messages were asked for; `nil` for the newest ones.
  let before: Int?

  /// The visit to the thread on which they were asked for.
  let visit: Int
  let result: Result<[Message], ServerError>
}
