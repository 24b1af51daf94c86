/// Gives the module what it needs for one conversation, from the services of the app.
struct ThreadServiceAdapter: ThreadService {
  let services: AppServices
  let id: String

  var handle: String { services.session.handle }
  var connection: ConnectionStatus { services.sync.status }
  var inbox: Inbox { services.inbox.inbox }
  var conversation: Conversation? { inbox.conversation(id) }
  var draft: String { inbox.drafts[id] ?? "" }

  func observeConnection<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.sync.statusObservers.add(observer, react)
  }

  func observeInbox<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.inbox.observers.add(observer, react)
  }

  func observeReady<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.sync.readyObservers.add(observer, react)
  }

  func open() {
    services.inbox.change { $0.open(id) }
  }

  func close() {
    // Another conversation may have come to the screen meanwhile.
    guard inbox.openConversation == id else { return }
    services.inbox.change { $0.open(nil) }
  }

  func loadNewest() async throws(ServiceError) {
    try await services.messages.loadNewest(of: id)
  }

  func loadPage(before number: Int) async throws(ServiceError) -> Bool {
    try await services.messages.loadPage(of: id, before: number)
  }

  func saveDraft(_ draft: String?) {
    services.inbox.change { $0.setDraft(draft, in: id) }
  }

  func send(_ text: String) {
    services.outbox.send(text, to: id)
  }

  func retry(_ key: String) {
    services.outbox.retry(key)
  }

  func leave() async throws(ServiceError) {
    try await services.conversations.leave(id)
  }
}
