extension Inbox {
  /// What can happen to an inbox.
  enum Change: Sendable {
    case session(handle: String?)
    case threads(Loadable<[ChatThread]>.Step)
    case updated(ChatThread)
    case removed(thread: String)
    case beganReading(thread: String)
    case endedReading(thread: String)
    case pageBegan(PageRequest)
    case page(PageRequest, Result<[Message], ServerError>)
    case received(Message, thread: String)
    case wrote(draft: String, thread: String)
    case sent(OutgoingMessage)
    case refused(key: String)
    case retried(key: String, newKey: String)
    case reported(ReadMark)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .session(let handle): begin(handle)
    case .threads(let step): takeThreads(step)
    case .updated(let thread): update(thread)
    case .removed(let id): remove(id)
    case .beganReading(let id): beginReading(id)
    case .endedReading(let id): if threadBeingRead == id { threadBeingRead = nil }
    case .pageBegan(let request): failedHistories.remove(request.thread)
    case .page(let request, let result): takePage(request, result)
    case .received(let message, let id): receive(message, in: id)
    case .wrote(let draft, let id): drafts[id] = draft.isEmpty ? nil : draft
    case .sent(let message): send(message)
    case .refused(let key): changeOutgoing(key) { $0.hasFailed = true }
    case .retried(let key, let newKey):
      changeOutgoing(key) { $0 = OutgoingMessage(key: newKey, thread: $0.thread, text: $0.text) }
    case .reported(let mark):
      if unreportedReads[mark.thread] == mark.upTo { unreportedReads[mark.thread] = nil }
    }
  }

  private mutating func begin(_ handle: String?) {
    if let handle { owner = handle } else { self = Inbox() }
  }

  private mutating func beginReading(_ id: String) {
    threadBeingRead = id
    if let thread = thread(id) { update(thread) }
  }

  private mutating func changeOutgoing(
    _ key: String, _ change: (inout OutgoingMessage) -> Void
  ) {
    guard let index = outgoing.firstIndex(where: { $0.key == key }) else { return }
    change(&outgoing[index])
  }
}
