extension ChatThread {
  /// The thread after the user has read everything in it.
  var read: ChatThread {
    guard unreadCount > 0 else { return self }
    var thread = self
    thread.readUpTo = lastNumber
    thread.unreadCount = 0
    return thread
  }

  /// What the server says of the thread, with what is known here and not there yet.
  func merging(_ known: ChatThread) -> ChatThread {
    var thread = self
    if known.lastNumber > lastNumber {
      thread.lastMessage = known.lastMessage
      thread.unreadCount = known.unreadCount
    }
    if known.readUpTo > readUpTo {
      thread.readUpTo = known.readUpTo
      thread.unreadCount = min(thread.unreadCount, max(0, thread.lastNumber - known.readUpTo))
    }
    return thread
  }
}
