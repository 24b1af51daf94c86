import MessengerWire

/// Keeps the models of an account as the server has them.
@MainActor
final class Synchronizer {
  private let session: any SessionSyncInterface
  private let server: any SessionServerInterface
  private let connection: any ConnectionModelInterface
  private let contacts: any ContactsModelInterface
  private let threads: any ThreadsSyncInterface
  private let messages: any MessagesSyncInterface
  private let outbox: any OutboxSyncInterface
  private var catchingUp: Task<Void, Never>?
  private var listening: Task<Void, Never>?

  init(
    session: any SessionSyncInterface, server: any SessionServerInterface,
    connection: any ConnectionModelInterface, contacts: any ContactsModelInterface,
    threads: any ThreadsSyncInterface, messages: any MessagesSyncInterface,
    outbox: any OutboxSyncInterface
  ) {
    self.session = session
    self.server = server
    self.connection = connection
    self.contacts = contacts
    self.threads = threads
    self.messages = messages
    self.outbox = outbox
  }

  deinit {
    catchingUp?.cancel()
    listening?.cancel()
  }

  /// Catches up with the server now and on each new connection, and follows what it tells.
  func start(hearing events: AsyncStream<ServerEvent>) {
    listening = Task { [weak self] in
      for await event in events { self?.receive(event) }
    }
    connection.observe(by: self) { $0.connectionChanged() }
    if server.isAttached {
      catchUp(resuming: false)
    } else {
      connectionChanged()
    }
  }

  private func connectionChanged() {
    server.detach()
    switch connection.status {
    case .online: catchUp(resuming: true)
    // That nothing can be loaded shows at once.
    case .offline: catchUp(resuming: false)
    case .connecting: catchingUp?.cancel()
    }
  }

  private func catchUp(resuming: Bool) {
    catchingUp?.cancel()
    catchingUp = Task { [weak self] in
      if resuming { await self?.session.resume() }
      guard !Task.isCancelled, let self else { return }
      outbox.sendWaiting()
      await threads.reload()
      guard !Task.isCancelled else { return }
      await messages.catchUp()
      guard !Task.isCancelled else { return }
      await contacts.reload()
    }
  }

  private func receive(_ event: ServerEvent) {
    guard !server.isOver else { return }
    switch event {
    case .message(let thread, let message):
      messages.receive(Message(message), in: thread)
    case .threadChanged(let thread):
      threads.update(ChatThread(thread))
    case .contactsChanged:
      Task { [contacts] in await contacts.reload() }
    case .sessionEnded:
      session.expire()
    }
  }
}
