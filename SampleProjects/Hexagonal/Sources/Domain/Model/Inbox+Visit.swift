extension Inbox {
  /// The conversation to bring the user to, as soon as it is known.
  var visit: String? {
    requestedVisit.flatMap { conversation($0)?.id }
  }

  /// Notes that the user wants to be brought to a conversation, unless there is none.
  mutating func requestVisit(to id: String) {
    guard conversation(id) != nil || !isUpToDate else { return }
    requestedVisit = id
  }

  /// Notes that the user has been brought to a conversation.
  mutating func endVisit(to id: String) {
    guard requestedVisit == id else { return }
    requestedVisit = nil
  }
}
