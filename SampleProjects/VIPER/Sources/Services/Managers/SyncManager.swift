import MessengerHost
import MessengerWire

/// Takes the session up on each connection, loads what may have changed, and follows the news.
@MainActor
final class SyncManager: ConnectionMonitoring {
  /// Told when the server can be reached, or no longer.
  let statusObservers = Observers()

  /// Told when a connection has a session, so that what is on the screen can be loaded anew.
  let readyObservers = Observers()

  private(set) var status = ConnectionStatus.connecting

  private let client: ServerClient
  private let session: SessionManager
  private let contacts: ContactManager
  private let conversations: ConversationManager
  private let messages: MessageManager
  private let reading: ReadingManager
  private let outbox: OutboxManager
  private let store: InboxDataStore
  private var tasks: [Task<Void, Never>] = []
  private var isSignedIn: Bool

  init(
    client: ServerClient, session: SessionManager, contacts: ContactManager,
    conversations: ConversationManager, messages: MessageManager,
    reading: ReadingManager, outbox: OutboxManager, store: InboxDataStore
  ) {
    self.client = client
    self.session = session
    self.contacts = contacts
    self.conversations = conversations
    self.messages = messages
    self.reading = reading
    self.outbox = outbox
    self.store = store
    isSignedIn = session.session != nil
    status = ConnectionStatus(client.connection.state)
    session.observers.add(self) { $0.sessionChanged() }
  }

  deinit {
    for task in tasks { task.cancel() }
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    statusObservers.add(observer, react)
  }

  func observeReady<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    readyObservers.add(observer, react)
  }

  /// Follows the connection for as long as this object lives.
  func start() {
    let (states, events) = (client.connection.states(), client.connection.events())
    tasks = [
      Task { [weak self] in for await state in states { self?.connectionBecame(state) } },
      Task { [weak self] in for await event in events { self?.receive(event) } },
    ]
  }

  private func connectionBecame(_ state: ConnectionState) {
    client.connectionDidChange()
    status = ConnectionStatus(state)
    statusObservers.notify()
    guard state == .online, session.session != nil else { return }
    Task { [weak self] in
      if await self?.session.resume() == true { self?.loadAnew() }
    }
  }

  /// Somebody who signs in has a session on the connection already.
  private func sessionChanged() {
    let wasSignedIn = isSignedIn
    isSignedIn = session.session != nil
    if isSignedIn, !wasSignedIn { loadAnew() }
  }

  private func loadAnew() {
    outbox.sendWaiting()
    Task { [contacts] in await contacts.reload() }
    Task { [conversations] in await conversations.reload() }
    reading.report()
    readyObservers.notify()
  }

  private func receive(_ event: ServerEvent) {
    guard session.session != nil else { return }
    switch event {
    case .message(let id, let message):
      guard store.inbox.conversation(id) != nil else {
        Task { [conversations] in await conversations.reload() }
        return
      }
      messages.receive(Message(message), in: id)
    case .threadChanged(let thread): conversations.receive(Conversation(thread))
    case .contactsChanged: Task { [contacts] in await contacts.reload() }
    case .sessionEnded: session.end(expired: true)
    }
  }
}
