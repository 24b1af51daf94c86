import MessengerHost
import MessengerWire

/// Keeps what an account's services know equal to what the server knows, as long as it lives.
///
/// It loads everything anew on each connection, and hands on the events in between.
@MainActor
final class Synchroniser {
  private let session: Session
  private let services: AccountServices
  private let sessions: RemoteSessionService
  private let tasks = TaskBag()

  init(session: Session, services: AccountServices, sessions: RemoteSessionService) {
    self.session = session
    self.services = services
    self.sessions = sessions
  }

  /// Listens to a connection from now on.
  func follow(_ connection: any MessengerConnection) {
    let states = connection.states()
    let events = connection.events()
    tasks.run { [weak self] in
      for await state in states { self?.connectionBecame(state) }
    }
    tasks.run { [weak self] in
      for await event in events { self?.handle(event) }
    }
  }

  private func connectionBecame(_ state: ConnectionState) {
    if state != .online { services.client.connectionWasLost() }
    // Without a connection, this says at once what could not be loaded.
    if state != .connecting { loadAll() }
  }

  private func loadAll() {
    tasks.run { [services] in
      try? await services.client.resume()
      services.outbox.sendAll()
      async let contacts: Void = services.contacts.load()
      async let conversations: Void = services.conversations.load()
      services.histories.connectionHasChanged()
      _ = await (contacts, conversations)
    }
  }

  private func handle(_ event: ServerEvent) {
    switch event {
    case .message(let id, let message): receive(Message(message), in: id)
    case .threadChanged(let thread): update(Conversation(thread))
    case .contactsChanged: tasks.run { [services] in await services.contacts.load() }
    case .sessionEnded: sessions.expire()
    }
  }

  private func receive(_ message: Message, in id: String) {
    services.histories.receive(message, in: id)
    let isOwn = message.sender == session.handle
    let isComplete = services.conversations.receive(message, in: id, isOwn: isOwn)
    guard !isComplete else { return }
    tasks.run { [services] in
      try? await services.histories.fillGaps(in: id)
      await services.conversations.load()
    }
  }

  private func update(_ conversation: Conversation) {
    if conversation.members.contains(where: { $0.handle == session.handle }) {
      services.conversations.update(conversation)
    } else {
      services.conversations.remove(conversation.id)
    }
  }
}
