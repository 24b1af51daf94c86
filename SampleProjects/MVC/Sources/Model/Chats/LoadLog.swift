/// What has changed since the server was asked for all chats; its reply does not know that yet.
struct LoadLog {
  private var lastLoad = 0
  private var pendingCount = 0

  /// The number of the load before each chat's last change.
  private var changes: [Chat.ID: Int] = [:]

  /// Whether a reply is to come.
  var isLoading: Bool { pendingCount > 0 }

  /// Takes note that the server is asked, and returns the number of this load.
  mutating func begin() -> Int {
    lastLoad += 1
    pendingCount += 1
    return lastLoad
  }

  /// Takes note that a chat is no longer what it was.
  mutating func noteChange(of chat: Chat.ID) {
    if isLoading { changes[chat] = lastLoad }
  }

  /// Takes note of the reply, and returns the chats that have changed since it was asked for.
  mutating func end(_ load: Int) -> Set<Chat.ID> {
    pendingCount -= 1
    let changed = Set(changes.filter { $0.value >= load }.keys)
    if !isLoading { changes = [:] }
    return changed
  }
}
