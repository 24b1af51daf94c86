/// The state of the screen that shows a conversation, besides what the mailbox knows.
struct ThreadState: Equatable, Sendable {
  let id: String
  var hasFailedToLoad = false
  var isLoadingOlder = false
  var isAskingToLeave = false
  var leaving = Attempt.idle

  /// The entry that the list has to scroll to; `nil` once it has.
  var scrollTarget: String?

  init(id: String) {
    self.id = id
  }
}
