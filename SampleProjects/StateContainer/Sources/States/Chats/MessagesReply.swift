/// What the server says when it is asked for messages.
struct MessagesReply: Equatable, Sendable {
  let conversation: Conversation.ID

  /// The number below which messages were asked for; `nil` for the newest ones.
  let before: Int?
  let result: Result<[Message], ServerError>
}
