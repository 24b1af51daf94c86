/// All conversations of an account, and what belongs to them.
struct Mailbox: Equatable, Sendable {
  /// The one with the latest activity first.
  var conversations = Loadable<[Conversation]>.loading

  /// What is known of each conversation's messages, by its identifier.
  var histories: [String: History] = [:]

  /// What the server may not have yet, in the order in which it goes out.
  var outgoing: [OutgoingMessage] = []

  /// What is written and not sent, by the conversation's identifier.
  var drafts: [String: String] = [:]

  /// The conversations that the user has read without the server knowing it yet.
  var unreportedReads: Set<String> = []

  /// Whether the server has said since the launch, or the login, which conversations there are.
  var isUpToDate = false

  /// How many messages nobody has read yet.
  var unreadCount: Int {
    (conversations.value ?? []).reduce(0) { $0 + $1.unreadCount }
  }

  func conversation(_ id: String) -> Conversation? {
    conversations.value?.first { $0.id == id }
  }

  /// Takes what the server says of all conversations.
  mutating func replace(with result: Result<[Conversation], Problem>) {
    let known = conversations.value ?? []
    conversations.finishLoading(result.map { $0.map(keepingRead) })
    if case .success = result { isUpToDate = true }
    for id in known.map(\.id) where conversation(id) == nil { forget(id) }
  }

  /// Takes what the server says of one conversation; a new one comes first.
  mutating func update(_ conversation: Conversation) {
    var all = conversations.value ?? []
    if let index = all.firstIndex(where: { $0.id == conversation.id }) {
      all[index] = keepingRead(conversation)
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

  /// Takes a conversation as read; says whether the server has to hear of it.
  mutating func markRead(_ id: String) -> Bool {
    guard var conversation = conversation(id), conversation.unreadCount > 0 else { return false }
    conversation.markRead()
    update(conversation)
    unreportedReads.insert(id)
    return true
  }

  /// What has been read here stays read, also if the server has not been told yet.
  private func keepingRead(_ new: Conversation) -> Conversation {
    let readUpTo = conversation(new.id)?.readUpTo ?? 0
    guard new.unreadCount > 0, readUpTo >= new.lastMessage?.number ?? 0 else { return new }
    var read = new
    read.markRead()
    return read
  }

  private mutating func forget(_ id: String) {
    histories[id] = nil
    drafts[id] = nil
    unreportedReads.remove(id)
    outgoing.removeAll { $0.conversation == id }
  }
}
