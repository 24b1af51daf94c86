extension ChatsState {
  mutating func open(_ id: Conversation.ID) -> [ChatsEffect] {
    guard conversation(id) != nil else { return [] }
    guard page?.thread?.conversation != id else {
      changeThread { if $0.leaving == .asked { $0.leaving = .idle } }
      return []
    }
    page = .thread(ThreadPage(visit: nextVisit(), conversation: id))
    scrollToNewest(in: id)
    return readWhatIsOnScreen() + (link == .resuming ? [] : loadNewest())
  }

  /// Asks for the newest messages of the thread that is open.
  mutating func loadNewest() -> [ChatsEffect] {
    guard let id = page?.thread?.conversation else { return [] }
    changeThread { $0.hasFailed = false }
    return [loadMessages(of: id, before: nil)]
  }

  mutating func changeThread(_ body: (inout ThreadPage) -> Void) {
    guard var thread = page?.thread else { return }
    body(&thread)
    page = .thread(thread)
  }

  mutating func scrollToNewest(in id: Conversation.ID) {
    guard page?.thread?.conversation == id, let conversation = conversation(id) else { return }
    let newest = rows(of: conversation).last?.id
    changeThread { $0.scrollTarget = newest }
  }

  mutating func handle(_ event: ThreadEvent) -> [ChatsEffect] {
    // A group may have been left after the user has gone elsewhere.
    if case .left(let id, nil) = event { remove(id) }
    guard let thread = page?.thread else { return [] }
    switch event {
    case .draftChanged(let text):
      drafts[thread.conversation] = text.isEmpty ? nil : text
    case .sendTapped: return send(to: thread.conversation)
    case .retryTapped(let key):
      outbox.retry(key, as: keys.next())
      return sendNext()
    case .olderTapped:
      guard let first = histories[thread.conversation]?.messages.first else { return [] }
      return [loadMessages(of: thread.conversation, before: first.number)]
    case .reloadTapped: return loadNewest()
    case .scrolled: changeThread { $0.scrollTarget = nil }
    case .leaveTapped, .leaveCancelled, .leaveConfirmed, .left: return leave(event, thread)
    }
    return []
  }

  private mutating func leave(_ event: ThreadEvent, _ thread: ThreadPage) -> [ChatsEffect] {
    switch event {
    case .leaveTapped where thread.leaving != .busy:
      changeThread { $0.leaving = .asked }
    case .leaveCancelled where thread.leaving == .asked:
      changeThread { $0.leaving = .idle }
    case .leaveConfirmed where thread.leaving != .busy:
      changeThread { $0.leaving = .busy }
      return [.leave(thread.conversation)]
    case .left(thread.conversation, let error?):
      changeThread { $0.leaving = .failed(Problem(withoutEntry: error)) }
    default:
      break
    }
    return []
  }
}
