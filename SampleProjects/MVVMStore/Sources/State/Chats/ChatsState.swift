enum ChatsEvent: Equatable {
  case started
  case mailboxChanged(Mailbox)
  case reloadTapped
  case chatTapped(id: String)
  case newGroupTapped
  case wentBack

  /// A thread is asked for from outside: by a link, a contact or a new group.
  case threadRequested(id: String)
}

enum ChatsEffect: Equatable {
  case followMailbox
  case load
}

/// The state of the list of all chats, and which screen is above it.
struct ChatsState: StoreState {
  enum Screen: Equatable {
    /// A thread; one that is opened anew is another visit.
    case thread(id: String, visit: Int)
    case newGroup
  }

  /// The one with the latest activity first.
  private(set) var conversations = Loadable<[Conversation]>.loading

  /// What is written and not sent, by the conversation's identifier.
  private(set) var drafts: [String: String] = [:]
  private(set) var screen: Screen?

  private(set) var visitCount = 0

  mutating func handle(_ event: ChatsEvent) -> [ChatsEffect] {
    switch event {
    case .started:
      return [.followMailbox]
    case .mailboxChanged(let mailbox):
      take(mailbox)
    case .reloadTapped:
      return [.load]
    case .chatTapped(let id), .threadRequested(let id):
      visitCount += 1
      screen = .thread(id: id, visit: visitCount)
    case .newGroupTapped:
      screen = .newGroup
    case .wentBack:
      screen = nil
    }
    return []
  }

  /// Shows the list again when the user is no longer a member of what is open.
  private mutating func take(_ mailbox: Mailbox) {
    if case .thread(let id, _) = screen, knows(id), mailbox.conversation(id) == nil {
      screen = nil
    }
    conversations = mailbox.conversations
    drafts = mailbox.drafts
  }

  private func knows(_ id: String) -> Bool {
    conversations.value?.contains { $0.id == id } ?? false
  }
}
