import MessengerWire

/// The messages that the server has.
@MainActor
final class MessageManager: MessageManaging {
  /// How many messages are asked for at once.
  private static let pageLength = 20

  private let session: SessionManager
  private let store: InboxDataStore

  init(session: SessionManager, store: InboxDataStore) {
    self.session = session
    self.store = store
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    store.observers.add(observer, react)
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

  private func page(of id: String, before number: Int?) async throws(ServiceError) -> [Message] {
    let request = ClientRequest.history(thread: id, before: number, limit: Self.pageLength)
    guard case .page(let page) = try await session.request(request) else { throw .refused }
    return page.messages.map(Message.init)
  }
}
