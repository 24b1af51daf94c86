extension ChatsState {
  /// What is worth keeping, and has changed.
  func changes(since old: ChatsState) -> [ChatsMemory.Part] {
    var parts: [ChatsMemory.Part] = []
    if let value = conversations.value, value != old.conversations.value {
      parts.append(.conversations(value))
    }
    if outbox.messages != old.outbox.messages { parts.append(.outbox(outbox.messages)) }
    if drafts != old.drafts { parts.append(.drafts(drafts)) }
    if readMarks != old.readMarks { parts.append(.readMarks(readMarks)) }
    let ids = Set(histories.keys).union(old.histories.keys)
    for id in ids.sorted() {
      let history = histories[id]?.known.value
      if history != old.histories[id]?.known.value { parts.append(.history(id, history)) }
    }
    return parts
  }
}
