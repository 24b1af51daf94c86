import MessengerWire

/// The user's conversations.
@MainActor
final class ConversationManager: ConversationManaging {
  /// Told when the conversations cannot be loaded, or can again.
  let observers = Observers()

  private(set) var hasFailed = false
  private(set) var isUpToDate = false

  /// Counts the changes that a list may be too old to have.
  private var revision = 0

  private let session: SessionManager
  private let store: InboxDataStore
  private let reading: ReadingManager

  init(session: SessionManager, store: InboxDataStore, reading: ReadingManager) {
    self.session = session
    self.store = store
    self.reading = reading
    session.endObservers.add(self) { $0.forget() }
  }

  var conversations: [Conversation]? { store.inbox.conversations }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    store.observers.add(observer, react)
    observers.add(observer, react)
  }

  func conversation(_ id: String) -> Conversation? {
    store.inbox.conversation(id)
  }

  /// Asks the server for all conversations.
  func reload() async {
    setFailed(false)
    do {
      var asked: Int
      var listed: [Conversation]
      repeat {
        asked = revision
        guard case .threads(let threads) = try await session.request(.threads) else { return }
        listed = threads.map(Conversation.init)
      } while asked != revision
      isUpToDate = true
      store.change { $0.replaceConversations(with: listed) }
      reading.compare(with: listed)
      observers.notify()
    } catch {
      guard error != .sessionEnded else { return }
      setFailed(store.inbox.conversations == nil)
    }
  }

  func open(with handle: String) async throws(ServiceError) -> String {
    try await conversation(from: .openThread(with: handle))
  }

  func createGroup(
    named name: String, with handles: [String]
  ) async throws(ServiceError) -> String {
    try await conversation(from: .createGroup(name: name, members: handles))
  }

  func leave(_ id: String) async throws(ServiceError) {
    _ = try await session.request(.leaveThread(id: id))
    revision += 1
    store.change { $0.remove(id) }
  }

  /// Takes what the server tells of a conversation.
  func receive(_ conversation: Conversation) {
    revision += 1
    let isMember = conversation.members.contains { $0.handle == session.handle }
    store.change { isMember ? $0.update(conversation) : $0.remove(conversation.id) }
    reading.compare(with: [conversation])
  }

  private func conversation(from request: ClientRequest) async throws(ServiceError) -> String {
    guard case .thread(let thread) = try await session.request(request) else { throw .refused }
    receive(Conversation(thread))
    return thread.id
  }

  private func setFailed(_ failed: Bool) {
    hasFailed = failed
    observers.notify()
  }

  private func forget() {
    isUpToDate = false
    revision += 1
    store.change { $0 = Inbox() }
    setFailed(false)
  }
}
