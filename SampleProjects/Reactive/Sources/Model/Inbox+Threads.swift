extension Inbox {
  mutating func takeThreads(_ step: Loadable<[ChatThread]>.Step) {
    switch step {
    case .began: threads.beginLoading()
    case .ended(.failure): threads.failLoading()
    case .ended(.success(let told)): replaceThreads(with: told)
    }
    newerThreads = [:]
    goneThreads = []
  }

  /// Shows a thread as the server tells of it, at its place, or at the top if it is new.
  mutating func update(_ thread: ChatThread) {
    guard thread.members.contains(where: { $0.handle == owner }) else { return remove(thread.id) }
    var all = threads.value ?? []
    let current = readIfBeingRead(thread)
    if let index = all.firstIndex(where: { $0.id == thread.id }) {
      all[index] = current
    } else {
      all.insert(current, at: 0)
    }
    threads = .loaded(all)
    newerThreads[thread.id] = .all
    goneThreads.remove(thread.id)
  }

  mutating func remove(_ id: String) {
    threads = .loaded((threads.value ?? []).filter { $0.id != id })
    forget(id)
    goneThreads.insert(id)
    newerThreads[id] = nil
  }

  mutating func moveToTop(_ thread: ChatThread) {
    let others = (threads.value ?? []).filter { $0.id != thread.id }
    threads = .loaded([readIfBeingRead(thread)] + others)
  }

  /// Takes the threads that the server has told of, which did not know yet what came meanwhile.
  private mutating func replaceThreads(with told: [ChatThread]) {
    let known = threads.value ?? []
    let newer = known.filter { thread in
      guard newerThreads[thread.id] != nil else { return false }
      return !told.contains { $0.id == thread.id && $0.lastNumber > thread.lastNumber }
    }
    let fromServer = told.filter { thread in
      !goneThreads.contains(thread.id) && !newer.contains { $0.id == thread.id }
    }
    let all =
      newer.map { readIfKnown(broughtUpToDate($0, told), known) }
      + fromServer.map { readIfKnown($0, known) }
    threads = .loaded(all)
    isUpToDate = true
    for thread in known where !all.contains(where: { $0.id == thread.id }) { forget(thread.id) }
  }

  /// A thread that is newer here: what the server has told of it, and what came after that.
  private func broughtUpToDate(_ thread: ChatThread, _ told: [ChatThread]) -> ChatThread {
    guard case .messages(let messages) = newerThreads[thread.id],
      var current = told.first(where: { $0.id == thread.id })
    else { return thread }
    for message in messages where message.number > current.lastNumber {
      current.add(message, isOwn: message.sender == owner)
    }
    return current
  }

  /// What was read here without a connection stays read, and the server is told.
  private mutating func readIfKnown(_ thread: ChatThread, _ known: [ChatThread]) -> ChatThread {
    let readUpTo = known.first { $0.id == thread.id }?.readUpTo ?? 0
    return readUpTo >= thread.lastNumber ? read(thread) : readIfBeingRead(thread)
  }

  private mutating func readIfBeingRead(_ thread: ChatThread) -> ChatThread {
    thread.id == threadBeingRead ? read(thread) : thread
  }

  private mutating func read(_ thread: ChatThread) -> ChatThread {
    guard thread.unreadCount > 0 else { return thread }
    var thread = thread
    thread.markRead()
    unreportedReads[thread.id] = thread.readUpTo
    return thread
  }

  private mutating func forget(_ id: String) {
    histories[id] = nil
    drafts[id] = nil
    unreportedReads[id] = nil
    outgoing.removeAll { $0.thread == id }
  }
}
