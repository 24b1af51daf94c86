extension Conversation {
  /// What the server says, without losing what is known to have happened since it said so.
  func merged(with known: Conversation) -> Conversation {
    var merged = self
    if known.lastNumber > lastNumber {
      merged.lastMessage = known.lastMessage
      merged.unreadCount = known.unreadCount
      merged.readUpTo = known.readUpTo
    } else if known.readUpTo > readUpTo {
      merged.readUpTo = known.readUpTo
      merged.unreadCount = min(unreadCount, lastNumber - known.readUpTo)
    }
    return merged
  }
}
