extension ChatsState {
  /// The thread that is open, also while another tab is in front.
  var thread: ThreadState? {
    get { if case .thread(let state) = screen { state } else { nil } }
    set { if thread != nil, let newValue { screen = .thread(newValue) } }
  }

  /// The last entry of the thread that is open.
  struct NewestEntry: Equatable {
    let thread: String
    let id: String?
  }

  var newestEntry: NewestEntry? {
    guard let thread else { return nil }
    return NewestEntry(
      thread: thread.id, id: mailbox.entries(of: thread.id, readBy: user).last?.id)
  }

  /// Scrolls to the end when there is something new.
  mutating func scroll(unlessNewestIs old: NewestEntry?) {
    guard let newestEntry, newestEntry != old else { return }
    thread?.scrollTarget = newestEntry.id
  }

  /// Shows the list again when the user is no longer a member of what is open.
  mutating func closeMissingThread() {
    guard let thread, mailbox.conversation(thread.id) == nil else { return }
    screen = nil
  }

  mutating func handleThread(_ event: ChatsEvent) -> [ChatsEffect] {
    guard let id = thread?.id else { return [] }
    switch event {
    case .draftChanged(let text):
      mailbox.drafts[id] = text.isEmpty ? nil : text
    case .sendTapped(let key):
      return send(OutgoingMessage(key: key, conversation: id, text: mailbox.drafts[id] ?? ""))
    case .resendTapped(let key, let newKey):
      mailbox.retry(key, as: newKey)
      return sendNext()
    case .olderTapped:
      return loadOlder(of: id)
    case .reloadThreadTapped:
      return loadThread()
    case .scrolled:
      thread?.scrollTarget = nil
    case .leaveTapped:
      thread?.isAskingToLeave = true
    case .leaveCancelled:
      thread?.isAskingToLeave = false
    case .leaveConfirmed where thread?.leaving.isBusy == false:
      thread?.leaving = .busy
      return [.leave(id)]
    default:
      break
    }
    return []
  }

  mutating func left(_ id: String, _ problem: Problem?) {
    guard let problem else {
      mailbox.remove(id)
      return
    }
    guard thread?.id == id else { return }
    thread?.leaving = .failed(problem.withoutDetails)
  }
}

// MARK: - Sending

extension ChatsState {
  private mutating func send(_ message: OutgoingMessage) -> [ChatsEffect] {
    let text = message.text.trimmed
    guard !text.isEmpty else { return [] }
    mailbox.add(
      OutgoingMessage(key: message.key, conversation: message.conversation, text: text))
    return sendNext()
  }

  /// Sends what has waited longest, unless something is on its way.
  mutating func sendNext() -> [ChatsEffect] {
    guard !isSending, let message = mailbox.outgoing.first(where: { !$0.hasFailed }) else {
      return []
    }
    isSending = true
    return [.send(message)]
  }

  mutating func sent(
    _ message: OutgoingMessage, _ result: Result<Message, Problem>
  ) -> [ChatsEffect] {
    isSending = false
    switch result {
    case .success(let sent): mailbox.receive(sent, in: message.conversation, isOwn: true)
    // On the next connection it is sent again.
    case .failure(.noConnection): return []
    case .failure: mailbox.fail(message.key)
    }
    return sendNext()
  }
}
