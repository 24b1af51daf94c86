/// The conversations with their messages, and the screen above their list.
struct ChatsState: StoreState {
  typealias Event = ChatsEvent
  typealias Effect = ChatsEffect

  /// How the conversations that are known compare with those that the server has.
  enum Sync: Equatable, Sendable {
    /// There may be others. The user may want to see one as soon as it is known.
    case behind(SessionStatus, wanted: Conversation.ID?)

    /// They are the same, as long as the connection lasts.
    case upToDate
  }

  /// Begins with what is known from the last time, and without a connection.
  static func initialState(
    handle: String, keys: KeySequence, memory: ChatsMemory
  ) -> ChatsState {
    ChatsState(handle: handle, keys: keys, memory: memory)
  }

  /// The user's own handle.
  let handle: String
  var keys: KeySequence
  var sync = Sync.behind(.connecting, wanted: nil)

  /// Whether the server has refused a request because the session has ended.
  private(set) var isSessionExpired = false

  /// Whether the tab is selected.
  var isInFront = true

  /// Those who can be in a group.
  private(set) var contacts: [Contact] = []

  /// That with the latest activity first.
  var conversations: Loadable<[Conversation]>

  /// Those of the conversations that were ever opened.
  var histories: [Conversation.ID: ThreadHistory]
  var outbox: Outbox

  /// What is written and not sent.
  var drafts: [Conversation.ID: String]

  /// The numbers of the last messages that were read without the server knowing it.
  var readMarks: [Conversation.ID: Int]
  var page: ChatsPage?

  /// The conversation that has come in front last without being chosen in the list.
  var shown = Signal<Conversation.ID>()
  private var visits = 0

  private init(handle: String, keys: KeySequence, memory: ChatsMemory) {
    self.handle = handle
    self.keys = keys
    conversations = Loadable(memory.conversations)
    outbox = Outbox(memory.outbox)
    drafts = memory.drafts
    readMarks = memory.readMarks
    histories = memory.histories.mapValues { ThreadHistory($0) }
  }

  /// How many messages are unread.
  var unreadCount: Int { (conversations.value ?? []).reduce(0) { $0 + $1.unreadCount } }

  /// The conversation that the user looks at.
  var conversationOnScreen: Conversation.ID? { isInFront ? page?.thread?.conversation : nil }

  func conversation(_ id: Conversation.ID) -> Conversation? {
    conversations.value?.first { $0.id == id }
  }

  mutating func handle(_ event: ChatsEvent) -> [ChatsEffect] {
    let old = self
    if event.error == .sessionExpired { isSessionExpired = true }
    let effects = react(to: event)
    return changes(since: old).map(ChatsEffect.save) + effects
  }

  private mutating func react(to event: ChatsEvent) -> [ChatsEffect] {
    switch event {
    case .sessionStatusChanged(let status): return take(status)
    case .tabSelected(let tab): return select(tab)
    case .contactsChanged(let contacts):
      self.contacts = contacts
      changeNewGroup { $0.keep(contacts) }
      return []
    case .conversationsReplied(let result): return take(result)
    case .retryTapped: return loadConversations()
    case .chosen(let id): return open(id)
    case .newGroupTapped:
      page = .newGroup(NewGroupPage(visit: nextVisit()))
      return []
    case .wentBack:
      page = nil
      return []
    case .conversationWanted(let id): return want(id)
    case .conversationStarted(let conversation, let isWanted):
      return start(conversation, isWanted: isWanted)
    case .conversationChanged(let conversation): return take(conversation)
    case .messageArrived(let message, let id): return receive(message, in: id)
    case .markedRead(let id, let number, let error): return markedRead(id, number, error)
    case .sent(let key, let result): return sent(key, result)
    case .thread(let event): return handle(event)
    case .messagesReplied(let reply): return take(reply)
    case .newGroup(let event): return handle(event)
    }
  }

  mutating func nextVisit() -> Int {
    visits += 1
    return visits
  }
}
