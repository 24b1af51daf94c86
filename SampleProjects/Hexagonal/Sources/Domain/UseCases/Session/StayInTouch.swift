/// Keeps what the app knows the same as what the server knows, whoever drives the domain: takes the
/// session up on each new connection, catches up, and follows the news.
@MainActor
final class StayInTouch: WatchingConnection {
  private let server: any SessionServer
  private let news: any ServerNews
  private let current: CurrentSession
  private let contacts: ContactBook
  private let mailbox: Mailbox
  private let reader: ReadConversation
  private let writer: WriteMessages
  private let status = CurrentValue(ConnectionStatus.connecting)
  private var catchingUp: Task<Void, Never>?

  init(
    server: any SessionServer, news: any ServerNews, current: CurrentSession,
    contacts: ContactBook, mailbox: Mailbox, reader: ReadConversation, writer: WriteMessages
  ) {
    self.server = server
    self.news = news
    self.current = current
    self.contacts = contacts
    self.mailbox = mailbox
    self.reader = reader
    self.writer = writer
  }

  func connectionStatuses() -> AsyncStream<ConnectionStatus> {
    status.values()
  }

  /// Stays in touch until the task is cancelled.
  func stayInTouch() async {
    await withTaskGroup { group in
      group.addTask { await self.followConnection() }
      group.addTask { await self.followSession() }
      group.addTask { await self.followNews() }
    }
    catchingUp?.cancel()
  }

  private func followConnection() async {
    for await newStatus in news.statuses() {
      status.value = newStatus
      catchingUp?.cancel()
      guard newStatus == .online else { continue }
      catchingUp = Task { if await resume() { await catchUp() } }
    }
  }

  /// Catches up for whoever signs in; those who are signed in already resume their session.
  private func followSession() async {
    var token = current.session?.token
    for await _ in current.sessionStates() where current.session?.token != token {
      token = current.session?.token
      catchingUp?.cancel()
      guard token != nil else { continue }
      catchingUp = Task { await catchUp() }
    }
  }

  private func followNews() async {
    for await event in news.news() where current.session != nil {
      switch event {
      case .message(let message, let conversation): reader.receive(message, in: conversation)
      case .conversation(let conversation): reader.receive(conversation)
      case .contactsChanged: Task { await contacts.reloadContacts() }
      case .sessionEnded: current.end(.expired)
      }
    }
  }

  /// Returns whether there is a session on the connection now.
  private func resume() async -> Bool {
    guard let token = current.session?.token else { return false }
    do {
      current.begin(
        try await current.perform { () async throws(ServerError) in
          try await server.resume(token)
        })
      return true
    } catch {
      // On the next connection it is tried again; that a session has ended is known by now.
      return false
    }
  }

  private func catchUp() async {
    writer.sendWaiting()
    await mailbox.reloadConversations()
    await reader.catchUp()
    await contacts.reloadContacts()
  }
}
