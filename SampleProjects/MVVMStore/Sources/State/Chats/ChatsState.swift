/// The state of the tab Chats.
struct ChatsState: Equatable {
  /// A screen above the list.
  enum Screen: Equatable, Sendable {
    case thread(ThreadState)
    case newGroup(NewGroupState)
  }

  var mailbox = Mailbox()
  var screen: Screen?

  /// Whether the server has been asked for the conversations since the session was taken up.
  private(set) var isUpToDate = false

  /// Whether a message is on its way: they go out one after the other.
  var isSending = false

  /// The user's own handle.
  let user: String

  init(remembering memory: Memory) {
    user = memory.session?.account.handle ?? ""
    mailbox.conversations = Loadable(memory.conversations)
    mailbox.histories = memory.histories
    mailbox.outgoing = memory.outgoing
    mailbox.drafts = memory.drafts
  }

  mutating func handle(_ event: ChatsEvent) -> [ChatsEffect] {
    let newestEntry = newestEntry
    let effects = decide(event)
    closeMissingThread()
    scroll(unlessNewestIs: newestEntry)
    return effects
  }

  /// Asks for everything that may have changed, and goes on with what waits.
  mutating func catchUp() -> [ChatsEffect] {
    let reports = mailbox.unreportedReads.sorted().flatMap(reportRead)
    return sendNext() + reports + reload() + loadThread()
  }

  /// Takes a message that somebody has written, on whatever device.
  mutating func receive(_ message: Message, in id: String) -> [ChatsEffect] {
    guard mailbox.conversation(id) != nil else { return reload() }
    let newestEntry = newestEntry
    mailbox.receive(message, in: id, isOwn: message.sender == user)
    scroll(unlessNewestIs: newestEntry)
    return thread?.id == id ? fillGap(in: id) : []
  }

  /// Takes what the server says of a conversation.
  mutating func receive(_ conversation: Conversation) {
    if conversation.members.contains(where: { $0.handle == user }) {
      mailbox.update(conversation)
    } else {
      mailbox.remove(conversation.id)
    }
    closeMissingThread()
  }

  /// Takes the thread as read, if there is one and the user sees it.
  mutating func read(isOnScreen: Bool) -> [ChatsEffect] {
    guard isOnScreen, let id = thread?.id, mailbox.markRead(id) else { return [] }
    return reportRead(id)
  }

  /// Shows a conversation above the list, whatever was there.
  mutating func open(_ id: String) -> [ChatsEffect] {
    screen = .thread(ThreadState(id: id))
    let newest = newestEntry?.id
    thread?.scrollTarget = newest
    return loadThread()
  }
}

// MARK: - Deciding

extension ChatsState {
  private mutating func decide(_ event: ChatsEvent) -> [ChatsEffect] {
    switch event {
    case .reloadTapped:
      return reload()
    case .chatTapped(let id):
      return open(id)
    case .newGroupTapped:
      screen = .newGroup(NewGroupState())
    case .wentBack:
      screen = nil
    case .draftChanged, .sendTapped, .resendTapped, .olderTapped, .reloadThreadTapped, .scrolled,
      .leaveTapped, .leaveCancelled, .leaveConfirmed:
      return handleThread(event)
    case .nameChanged, .contactTapped, .createTapped:
      guard case .newGroup(var state) = screen else { break }
      defer { screen = .newGroup(state) }
      return state.handle(event)
    case .loaded(let result):
      mailbox.replace(with: result)
      if case .success = result { isUpToDate = true }
    case .pageLoaded(let id, let number, let result):
      return pageLoaded(id, before: number, result)
    case .sent(let message, let result):
      return sent(message, result)
    case .readReported(let id, let number, nil):
      if mailbox.conversation(id)?.readUpTo == number { mailbox.unreportedReads.remove(id) }
    case .readReported:
      break
    case .left(let id, let problem):
      left(id, problem)
    case .created(let result):
      return created(result)
    }
    return []
  }

  private mutating func reload() -> [ChatsEffect] {
    mailbox.conversations.beginLoading()
    return [.load]
  }

  private func reportRead(_ id: String) -> [ChatsEffect] {
    guard let conversation = mailbox.conversation(id) else { return [] }
    return [.reportRead(id, upTo: conversation.readUpTo)]
  }

  private mutating func created(_ result: Result<Conversation, Problem>) -> [ChatsEffect] {
    if case .success(let conversation) = result { mailbox.update(conversation) }
    guard case .newGroup(var state) = screen, state.attempt.isBusy else { return [] }
    switch result {
    case .success(let conversation):
      return open(conversation.id)
    case .failure(let problem):
      state.attempt = .failed(problem.withoutDetails)
      screen = .newGroup(state)
      return []
    }
  }
}
