enum TabsEvent: Equatable {
  case started
  case mailboxChanged(Mailbox)
  case linkChanged(ThreadLink?)
  case tabSelected(TabsState.Tab)

  /// The screen of a contact has the conversation that it was asked for.
  case contactThreadOpened(id: String)
}

enum TabsEffect: Equatable {
  case followMailbox
  case followLinks
  case forget(ThreadLink)

  /// Shows a thread in the tab Chats, whatever is there.
  case showThread(id: String)
}

/// The tabs behind the login, and what leads from one to another.
struct TabsState: StoreState {
  enum Tab: Equatable {
    case chats, contacts, stickers, settings
  }

  private(set) var tab = Tab.chats
  private(set) var unreadCount = 0
  private(set) var knownThreads: Set<String> = []
  private(set) var isUpToDate = false
  private(set) var link: ThreadLink?

  mutating func handle(_ event: TabsEvent) -> [TabsEffect] {
    switch event {
    case .started:
      return [.followMailbox, .followLinks]
    case .mailboxChanged(let mailbox):
      unreadCount = mailbox.unreadCount
      knownThreads = Set((mailbox.conversations.value ?? []).map(\.id))
      isUpToDate = mailbox.isUpToDate
      return followLink()
    case .linkChanged(let link):
      self.link = link
      return followLink()
    case .tabSelected(let tab):
      self.tab = tab
    case .contactThreadOpened(let id):
      // Who has gone to another tab meanwhile does not wait for it any more.
      if tab == .contacts { return show(id) }
    }
    return []
  }

  /// Follows the link that waits, as soon as it is known whether there is such a thread.
  private mutating func followLink() -> [TabsEffect] {
    guard let link else { return [] }
    let isKnown = knownThreads.contains(link.conversation)
    guard isKnown || isUpToDate else { return [] }
    self.link = nil
    return [.forget(link)] + (isKnown ? show(link.conversation) : [])
  }

  private mutating func show(_ id: String) -> [TabsEffect] {
    tab = .chats
    return [.showThread(id: id)]
  }
}
