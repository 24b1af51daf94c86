/// All conversations of an account, and what belongs to them.
struct Inbox: Equatable {
  /// The one with the latest activity first.
  private(set) var conversations: RemoteData<[Conversation]>

  /// Whether the server has told all conversations on the present connection.
  var isUpToDate = false

  /// How often something has happened that a list which was asked for before does not know.
  private(set) var revision = 0

  /// The messages of the conversations that were ever opened, by the identifiers of these.
  var histories: [String: RemoteData<History>]

  /// What the server may not have yet, in the order in which it was written.
  var outbox: [OutgoingText] = []

  /// What is written and not sent, by the conversation's identifier.
  var drafts: [String: String] = [:]

  /// The conversations that the server does not know to be read.
  var unreportedReads: Set<String> = []

  /// Takes up what was there last; of a new account that is nothing.
  init(_ memory: AccountMemory) {
    conversations = RemoteData(memory.conversations)
    histories = memory.histories.mapValues { .loaded($0) }
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

  /// Begins to load the list; returns whether the server has to be asked.
  ///
  /// If it is asked, its answer will be too old.
  mutating func beginLoading() -> Bool {
    let begins = conversations.beginLoading()
    if !begins { revision += 1 }
    return begins
  }

  /// Notes that the list has to be asked for once more.
  mutating func goOnLoading() {
    conversations.beginLoading()
  }

  mutating func failLoading() {
    conversations.failLoading()
  }

  /// Takes a list of all conversations, in which those may be missing that are known.
  mutating func finishLoading(_ all: [Conversation]) {
    conversations = .loaded(all)
  }

  mutating func change(to all: [Conversation]) {
    conversations.change(to: all)
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
    change(to: all)
  }

  /// Removes a conversation, with everything that belongs to it.
  mutating func remove(_ id: String) {
    revision += 1
    if let all = conversations.value { change(to: all.filter { $0.id != id }) }
    forget(id)
  }

  mutating func moveToTop(_ conversation: Conversation) {
    guard let all = conversations.value else { return }
    change(to: [conversation] + all.filter { $0.id != conversation.id })
  }

  mutating func forget(_ id: String) {
    histories[id] = nil
    drafts[id] = nil
    unreportedReads.remove(id)
    outbox.removeAll { $0.conversation == id }
  }
}
