/// All conversations of an account, and what belongs to them.
struct Inbox: Equatable {
  /// The one with the latest activity first.
  private(set) var conversations = Remote<[Conversation]>.loading

  /// Whether the server has told all conversations on the present connection.
  var isUpToDate = false

  /// How often a conversation has come, gone or changed since it was listed.
  private(set) var revision = 0

  /// The messages of each conversation that are known, by its identifier.
  var histories: [String: History] = [:]

  /// What the server may not have yet, in the order in which it was written.
  var outbox: [OutgoingText] = []

  /// What is written and not sent, by the conversation's identifier.
  var drafts: [String: String] = [:]

  /// The conversations that the server does not know to be read.
  var unreportedReads: Set<String> = []

  /// Takes up what was there last; of a new account that is nothing.
  init(_ memory: AccountMemory) {
    if let known = memory.conversations { conversations = .loaded(known) }
    histories = memory.histories
    outbox = memory.outbox
    drafts = memory.drafts
  }

  func conversation(_ id: String) -> Conversation? {
    conversations.value?.first { $0.id == id }
  }

  /// What the user and somebody else alone have to say to each other.
  func directConversation(with handle: String) -> Conversation? {
    conversations.value?.first { conversation in
      !conversation.isGroup && conversation.members.contains { $0.handle == handle }
    }
  }

  /// How many messages the user has not read.
  var unreadCount: Int {
    (conversations.value ?? []).reduce(0) { $0 + $1.unreadCount }
  }

  mutating func beginLoading() {
    conversations.beginLoading()
  }

  mutating func failLoading() {
    conversations.failLoading()
  }

  /// Takes a list of all conversations, in which those may be missing that are known.
  mutating func replace(_ all: [Conversation]) {
    conversations = .loaded(all)
  }

  /// Takes what the server says of one conversation; a new one comes first.
  mutating func update(_ conversation: Conversation) {
    revision += 1
    var all = conversations.value ?? []
    if let index = all.firstIndex(where: { $0.id == conversation.id }) {
      all[index] = merge(conversation, with: all[index])
    } else {
      all.insert(conversation, at: 0)
    }
    conversations = .loaded(all)
  }

  /// Removes a conversation, with everything that belongs to it.
  mutating func remove(_ id: String) {
    revision += 1
    if let all = conversations.value { conversations = .loaded(all.filter { $0.id != id }) }
    forget(id)
  }

  mutating func moveToTop(_ conversation: Conversation) {
    guard let all = conversations.value else { return }
    conversations = .loaded([conversation] + all.filter { $0.id != conversation.id })
  }

  mutating func forget(_ id: String) {
    histories[id] = nil
    drafts[id] = nil
    unreportedReads.remove(id)
    outbox.removeAll { $0.conversation == id }
  }
}
