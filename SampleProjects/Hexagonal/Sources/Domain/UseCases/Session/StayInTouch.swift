/// Keeps what the app knows the same as what the server knows, whoever drives the domain:
/// catches up whenever the server can be reached again, and follows the news.
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
      guard newStatus == .online, current.session != nil else { continue }
      catchingUp = Task { await catchUp() }
    }
  }

  /// Catches up for whoever signs in.
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
      case .conversationGone(let conversation): mailbox.change { $0.remove(conversation) }
      case .contactsChanged: Task { await contacts.reloadContacts() }
      case .sessionEnded: current.end(.expired)
      }
    }
  }

  private func catchUp() async {
    do {
      current.update(
        try await current.perform { () async throws(ServerError) in try await server.account() })
    } catch {
      // When the server can be reached again it is asked again; that a session has ended is known by now.
      return
    }
    writer.sendWaiting()
    await mailbox.reloadConversations()
    await reader.catchUp()
    await contacts.reloadContacts()
  }
}
