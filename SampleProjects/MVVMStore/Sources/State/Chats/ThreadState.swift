/// The state of the screen that shows a conversation.
struct ThreadState: StoreState {
  /// What is known of the conversation; `nil` before that was asked for.
  private(set) var contents: ConversationContents?
  private(set) var draft = ""
  private(set) var hasFailedToLoad = false
  private(set) var leaving = ConfirmedAttempt.idle

  /// The entry that the list has to scroll to; `nil` once it has.
  private(set) var scrollTarget: String?

  private(set) var isLoadingOlder = false
  private(set) var isOnScreen = false

  var canSend: Bool { !draft.trimmed.isEmpty }

  /// One can leave a group, but not a conversation between two.
  var canLeave: Bool { contents?.conversation.isGroup ?? false }

  mutating func handle(_ event: ThreadEvent) -> [ThreadEffect] {
    switch event {
    case .started:
      return [.followContents, .followResumptions] + load()
    case .appeared:
      isOnScreen = true
      return read()
    case .disappeared:
      isOnScreen = false
    case .draftChanged, .sendTapped, .resendTapped:
      return write(event)
    case .leaveTapped, .leaveConfirmed, .questionDismissed, .left:
      return leave(event)
    case .olderTapped where !isLoadingOlder:
      isLoadingOlder = true
      return [.loadOlder]
    case .olderTapped:
      break
    case .reloadTapped, .sessionResumed:
      return load()
    case .scrolled:
      scrollTarget = nil
    case .contentsChanged(let contents):
      return take(contents)
    case .loaded(let problem):
      hasFailedToLoad = problem != nil
    case .olderLoaded:
      isLoadingOlder = false
    }
    return []
  }
}

extension ThreadState {
  private mutating func load() -> [ThreadEffect] {
    hasFailedToLoad = false
    return [.load]
  }

  private mutating func take(_ new: ConversationContents?) -> [ThreadEffect] {
    // What the user writes from then on is not overwritten.
    if contents == nil { draft = new?.draft ?? "" }
    let (old, newest) = (contents?.entries.last?.id, new?.entries.last?.id)
    contents = new
    if let newest, newest != old { scrollTarget = newest }
    return read()
  }

  /// Takes the thread as read if the user sees it.
  private func read() -> [ThreadEffect] {
    let hasUnread = contents.map { $0.conversation.unreadCount > 0 } ?? false
    return isOnScreen && hasUnread ? [.markRead] : []
  }

  private mutating func write(_ event: ThreadEvent) -> [ThreadEffect] {
    switch event {
    case .draftChanged(let text):
      draft = text
      return [.saveDraft(text)]
    case .sendTapped where canSend:
      defer { draft = "" }
      return [.send(draft.trimmed)]
    case .resendTapped(let key):
      return [.resend(key: key)]
    default:
      return []
    }
  }

  private mutating func leave(_ event: ThreadEvent) -> [ThreadEffect] {
    switch event {
    case .leaveTapped:
      if canLeave { leaving.ask() }
    case .leaveConfirmed:
      guard canLeave, leaving != .busy else { break }
      leaving = .busy
      return [.leave]
    case .questionDismissed:
      leaving.askNoLonger()
    case .left(let problem):
      leaving = ConfirmedAttempt(problem?.withoutDetails)
    default:
      break
    }
    return []
  }
}
