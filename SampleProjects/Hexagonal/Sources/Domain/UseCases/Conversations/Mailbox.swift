/// The inbox of the user, which is saved whenever it changes.
@MainActor
final class Mailbox: WatchingConversations {
  private let server: any ConversationServer
  private let current: CurrentSession
  private let inbox: CurrentValue<Inbox>
  private let repository: any InboxRepository
  private var listeners: [@MainActor () -> Void] = []

  /// The conversations that somebody reads at the moment: whatever comes into them is read at once.
  private(set) var beingRead: Set<String> = []

  init(
    server: any ConversationServer, repository: any InboxRepository, current: CurrentSession
  ) {
    self.server = server
    self.repository = repository
    self.current = current
    inbox = CurrentValue(Inbox(repository.inbox))
    current.whenItEnds { [weak self] in
      self?.beingRead = []
      self?.change { $0 = Inbox() }
    }
  }

  var value: Inbox { inbox.value }

  func change(_ body: (inout Inbox) -> Void) {
    let old = inbox.value
    var new = old
    body(&new)
    for id in beingRead { new.markRead(id) }
    if new.snapshot != old.snapshot { repository.inbox = new.snapshot }
    inbox.value = new
    for listener in listeners { listener() }
  }

  /// Has something done after each change.
  func whenItChanges(_ listener: @escaping @MainActor () -> Void) {
    listeners.append(listener)
  }

  func beginReading(_ conversation: String) {
    beingRead.insert(conversation)
    change { _ in }
  }

  func endReading(_ conversation: String) {
    beingRead.remove(conversation)
  }

  func overviews() -> AsyncStream<ConversationOverview> {
    inbox.values(\.overview)
  }

  /// What `transform` makes of the inbox now, and each time that this has changed.
  func values<Part: Equatable & Sendable>(
    _ transform: @escaping @MainActor (Inbox) -> Part
  ) -> AsyncStream<Part> {
    inbox.values(transform)
  }

  func reloadConversations() async {
    change { $0.conversations.beginLoading() }
    do {
      let conversations = try await current.perform { () async throws(ServerError) in
        try await server.conversations()
      }
      change { $0.replace(conversations) }
    } catch {
      guard error != .sessionEnded else { return }
      change { $0.conversations.failLoading() }
    }
  }
}
