/// What the server says may be late: what is known to be newer stays.
extension Inbox {
  /// Takes what the server says of all conversations.
  mutating func take(_ loaded: [Conversation]) {
    let known = conversations.value ?? []
    let ids = Set(loaded.map(\.id))
    for id in known.map(\.id) where !ids.contains(id) { forget(id) }

    let merged = loaded.map { new in
      known.first { $0.id == new.id }.map { merge(new, with: $0) } ?? new
    }
    let newer = Set(zip(loaded, merged).filter { $0.lastNumber < $1.lastNumber }.map(\.1.id))
    let newerInOrder = known.compactMap { old in
      newer.contains(old.id) ? merged.first { $0.id == old.id } : nil
    }
    finishLoading(newerInOrder + merged.filter { !newer.contains($0.id) })
    isUpToDate = true
  }

  /// What is true of a conversation of which the server has just said something.
  mutating func merge(_ new: Conversation, with known: Conversation) -> Conversation {
    var merged = new
    if new.lastNumber < known.lastNumber {
      merged.lastMessage = known.lastMessage
      merged.unreadCount = known.unreadCount
    }
    if new.readUpTo < known.readUpTo {
      merged.readUpTo = known.readUpTo
      unreportedReads.insert(new.id)
    }
    merged.unreadCount = min(merged.unreadCount, max(0, merged.lastNumber - merged.readUpTo))
    return merged
  }

  /// Notes that the user has read everything in a conversation.
  mutating func markRead(_ id: String) {
    guard var all = conversations.value, let index = all.firstIndex(where: { $0.id == id }),
      all[index].unreadCount > 0
    else { return }
    all[index].readUpTo = all[index].lastNumber
    all[index].unreadCount = 0
    change(to: all)
    unreportedReads.insert(id)
  }
}
