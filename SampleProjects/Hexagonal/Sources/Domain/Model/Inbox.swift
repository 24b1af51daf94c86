/// All conversations of an account, and what belongs to them.
struct Inbox: Equatable, Sendable {
  /// The one with the latest activity first.
  var conversations = Loadable<[Conversation]>.loading

  /// Whether the server has been asked for the conversations since the app was started.
  var isUpToDate = false

  /// What is known of each conversation's messages, by its identifier.
  var histories: [String: History] = [:]

  /// The conversations whose first messages could not be fetched.
  var failedHistories: Set<String> = []

  /// What the server may not have yet, in the order in which it was written.
  var outgoing: [OutgoingMessage] = []

  /// What is written and not sent, by the conversation's identifier.
  var drafts: [String: String] = [:]

  /// The conversations that the user has read without the server knowing it yet.
  var unreportedReads: Set<String> = []

  /// How many messages nobody has read yet.
  var unreadCount: Int {
    (conversations.value ?? []).reduce(0) { $0 + $1.unreadCount }
  }

  func conversation(_ id: String) -> Conversation? {
    conversations.value?.first { $0.id == id }
  }

  /// Takes what the server says of all conversations.
  ///
  /// What has been read here stays read, also if the server has not been told yet.
  mutating func replace(_ newConversations: [Conversation]) {
    let known = conversations.value ?? []
    var result = newConversations
    for index in result.indices {
      let readUpTo = known.first { $0.id == result[index].id }?.readUpTo ?? 0
      let isRead = readUpTo >= (result[index].lastMessage?.number ?? 0)
      if isRead { markRead(&result[index]) }
    }
    conversations = .loaded(result)
    isUpToDate = true
    let ids = Set(result.map(\.id))
    for id in known.map(\.id) where !ids.contains(id) { forget(id) }
  }

  /// Takes what the server says of one conversation; a new one comes first.
  mutating func update(_ conversation: Conversation) {
    var all = conversations.value ?? []
    if let index = all.firstIndex(where: { $0.id == conversation.id }) {
      all[index] = conversation
    } else {
      all.insert(conversation, at: 0)
    }
    conversations = .loaded(all)
  }

  /// Removes a conversation, with everything that belongs to it.
  mutating func remove(_ id: String) {
    conversations = .loaded((conversations.value ?? []).filter { $0.id != id })
    forget(id)
  }

  /// Notes that the user has read everything in a conversation.
  mutating func markRead(_ id: String) {
    guard var conversation = conversation(id), conversation.unreadCount > 0 else { return }
    markRead(&conversation)
    update(conversation)
  }

  private mutating func markRead(_ conversation: inout Conversation) {
    guard conversation.unreadCount > 0 else { return }
    conversation.readUpTo = conversation.lastMessage?.number ?? 0
    conversation.unreadCount = 0
    unreportedReads.insert(conversation.id)
  }

  private mutating func forget(_ id: String) {
    histories[id] = nil
    drafts[id] = nil
    outgoing.removeAll { $0.conversation == id }
  }
}
