import MessengerWire

/// Messages that the server has, and how far the user has read them.
@MainActor
final class MessageManager: MessageManaging {
  private let session: SessionManager
  private let store: InboxDataStore

  /// How far the server is being told that conversations are read, by their identifiers.
  private var reporting: [String: Int] = [:]

  init(session: SessionManager, store: InboxDataStore) {
    self.session = session
    self.store = store
    session.endObservers.add(self) { $0.reporting = [:] }
    store.observers.add(self) { $0.reportReads() }
  }

  var openConversation: String? { store.inbox.openConversation }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    store.observers.add(observer, react)
  }

  func open(_ id: String?) {
    store.change { $0.open(id) }
  }

  func history(of id: String) -> History? {
    store.inbox.histories[id]
  }

  /// Asks for the newest messages of a conversation.
  func loadNewest(of id: String) async throws(ServiceError) {
    let page = try await page(of: id, before: nil)
    store.change { $0.add(newest: page, to: id) }
  }

  /// Asks for the messages before a number; returns whether there are any.
  func loadPage(of id: String, before number: Int) async throws(ServiceError) -> Bool {
    let page = try await page(of: id, before: number)
    store.change { $0.add(older: page, to: id) }
    return !page.isEmpty
  }

  /// Takes a message that the server tells of.
  func receive(_ message: Message, in id: String) {
    let isOwn = message.sender == session.handle
    store.change { $0.receive(message, in: id, isOwn: isOwn) }
  }

  /// Tells the server what the user has read, where that is not under way already.
  func reportReads() {
    for id in store.inbox.unreportedReads.sorted() {
      guard let number = store.inbox.conversation(id)?.readUpTo, number > reporting[id] ?? 0
      else { continue }
      reporting[id] = number
      Task { [weak self] in await self?.reportRead(id, upTo: number) }
    }
  }

  private func reportRead(_ id: String, upTo number: Int) async {
    do {
      _ = try await session.request(.markRead(thread: id, upTo: number))
      store.change { $0.didReportRead(id, upTo: number) }
    } catch {
      // It is told again with the next change, or when the session is on the next connection.
    }
    if reporting[id] == number { reporting[id] = nil }
  }

  private func page(of id: String, before number: Int?) async throws(ServiceError) -> [Message] {
    let request = ClientRequest.history(thread: id, before: number, limit: History.pageLength)
    guard case .page(let page) = try await session.request(request) else { throw .refused }
    return page.messages.map(Message.init)
  }
}
