extension Inbox {
  mutating func takePage(_ request: PageRequest, _ result: Result<[Message], ServerError>) {
    // A page may come after the user has left its thread, and its messages with it.
    guard let thread = thread(request.thread) else { return }
    switch result {
    case .success(let page):
      failedHistories.remove(thread.id)
      // A message that came before the page may be newer than all of it.
      let newest = thread.lastMessage.map { [$0] } ?? []
      histories[thread.id, default: History()].insert(page + newest)
      confirm(page)
    case .failure:
      if histories[thread.id] == nil { failedHistories.insert(thread.id) }
    }
  }

  mutating func receive(_ message: Message, in id: String) {
    // Of a thread that was never read nothing is kept; it is asked for when it is.
    histories[id]?.insert([message])
    confirm([message])
    guard var thread = thread(id), message.number > thread.lastNumber else { return }
    thread.add(message, isOwn: message.sender == owner)
    moveToTop(thread)
    newerThreads[id, default: .messages([])].add(message)
  }

  mutating func send(_ message: OutgoingMessage) {
    outgoing.append(message)
    drafts[message.thread] = nil
    if let thread = thread(message.thread) { moveToTop(thread) }
  }

  private mutating func confirm(_ messages: [Message]) {
    let keys = Set(messages.map(\.key))
    outgoing.removeAll { keys.contains($0.key) }
  }
}
