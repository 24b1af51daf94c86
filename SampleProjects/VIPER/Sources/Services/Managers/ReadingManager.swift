import MessengerWire

/// Keeps how far the user has read, here and on the server.
@MainActor
final class ReadingManager: ReadingManaging {
  private let session: SessionManager
  private let store: InboxDataStore

  /// The conversations that the user has read without the server knowing it.
  private var unreported: Set<String> = []

  /// How far the server is being told that conversations are read, by their identifiers.
  private var reporting: [String: Int] = [:]

  init(session: SessionManager, store: InboxDataStore) {
    self.session = session
    self.store = store
    session.endObservers.add(self) { $0.forget() }
    store.observers.add(self) { $0.report() }
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    store.observers.add(observer, react)
  }

  func unreadCount(in conversation: String) -> Int {
    store.inbox.conversation(conversation)?.unreadCount ?? 0
  }

  func markRead(_ conversation: String) {
    unreported.insert(conversation)
    store.change { $0.markRead(conversation) }
  }

  /// Compares what is read here with what the server has said that it knows.
  func compare(with listed: [Conversation]) {
    for conversation in listed where readUpTo(in: conversation.id) > conversation.readUpTo {
      unreported.insert(conversation.id)
    }
    report()
  }

  /// Tells the server what it does not know, where that is not under way already.
  func report() {
    for id in unreported.sorted() {
      let number = readUpTo(in: id)
      guard number > reporting[id] ?? 0 else { continue }
      reporting[id] = number
      Task { [weak self] in await self?.report(id, upTo: number) }
    }
  }

  private func report(_ id: String, upTo number: Int) async {
    do {
      _ = try await session.request(.markRead(thread: id, upTo: number))
      if readUpTo(in: id) <= number { unreported.remove(id) }
    } catch {
      // It is told again with the next change, or when the session is on the next connection.
    }
    if reporting[id] == number { reporting[id] = nil }
  }

  private func readUpTo(in id: String) -> Int {
    store.inbox.conversation(id)?.readUpTo ?? 0
  }

  private func forget() {
    unreported = []
    reporting = [:]
  }
}
