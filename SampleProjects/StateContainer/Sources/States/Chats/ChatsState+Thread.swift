extension ChatsState {
  mutating func open(_ id: Conversation.ID) -> [ChatsEffect] {
    guard conversation(id) != nil else { return [] }
    guard page?.thread?.conversation != id else {
      changeThread { $0.leaving.cancel() }
      return []
    }
    page = .thread(ThreadPage(visit: nextVisit(), conversation: id))
    scrollToNewest(in: id)
    return readWhatIsOnScreen() + loadNewestOfOpenThread()
  }

  /// Asks for the newest messages of the thread that is open, unless they are under way.
  ///
  /// Before the session is taken up they are waited for, if it is about to be.
  mutating func loadNewestOfOpenThread() -> [ChatsEffect] {
    guard let id = page?.thread?.conversation, !history(of: id).known.isLoading else { return [] }
    switch sessionStatus {
    case .up: return loadNewest(of: id)
    case .connecting, .resuming: changeHistory(of: id) { $0.wait() }
    case .offline, .notResumed: changeHistory(of: id) { $0.giveUp() }
    }
    return []
  }

  mutating func changeThread(_ body: (inout ThreadPage) -> Void) {
    guard var thread = page?.thread else { return }
    body(&thread)
    page = .thread(thread)
  }

  /// Changes the thread that is open, if it has been since that visit.
  mutating func changeThread(on visit: Int, _ body: (inout ThreadPage) -> Void) {
    if page?.visit == visit { changeThread(body) }
  }

  mutating func scrollToNewest(in id: Conversation.ID) {
    guard page?.thread?.conversation == id, let conversation = conversation(id) else { return }
    let newest = rows(of: conversation).last?.id
    changeThread { $0.scrollTarget = newest }
  }

  mutating func handle(_ event: ThreadEvent) -> [ChatsEffect] {
    // A group may have been left after the user has gone elsewhere.
    if case .left(let id, _, nil) = event { remove(id) }
    guard let thread = page?.thread else { return [] }
    switch event {
    case .draftChanged(let text):
      drafts[thread.conversation] = text.isEmpty ? nil : text
    case .sendTapped: return send(to: thread.conversation)
    case .retryTapped(let key):
      outbox.retry(key, as: keys.next())
      return sendNext()
    case .olderTapped: return loadOlder(of: thread.conversation)
    case .reloadTapped: return loadNewestOfOpenThread()
    case .scrolled: changeThread { $0.scrollTarget = nil }
    case .leaveTapped: changeThread { $0.leaving.ask() }
    case .leaveCancelled: changeThread { $0.leaving.cancel() }
    case .leaveConfirmed:
      guard thread.leaving == .asked else { return [] }
      changeThread { $0.leaving.confirm() }
      return [.leave(thread.conversation, visit: thread.visit)]
    case .left(_, let visit, let error?):
      changeThread(on: visit) { $0.leaving.fail(Problem(withoutEntry: error)) }
    case .left: break
    }
    return []
  }

  /// What is known of the messages of a conversation, and what is asked about them.
  func history(of id: Conversation.ID) -> ThreadHistory {
    histories[id] ?? ThreadHistory()
  }

  @discardableResult
  mutating func changeHistory<Value>(
    of id: Conversation.ID, _ body: (inout ThreadHistory) -> Value
  ) -> Value {
    body(&histories[id, default: ThreadHistory()])
  }
}
