/// A conversation that is looked at.
struct ThreadPage: Equatable, Sendable {
  let visit: Int
  let conversation: Conversation.ID

  /// Whether its first messages could not be loaded.
  var hasFailed = false
  var leaving = Confirmation.idle

  /// The message to scroll to.
  var scrollTarget: MessageRow.ID?
}
