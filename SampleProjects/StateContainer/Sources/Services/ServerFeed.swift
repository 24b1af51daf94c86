import MessengerHost
import MessengerWire

/// Tells the app what happens to the connection, and on the server.
@MainActor
final class ServerFeed {
  private var following: [Task<Void, Never>] = []

  /// Begins to tell, which ends with this object.
  init(from connection: any MessengerConnection, to notices: Broadcast<ServerNotice>) {
    let states = connection.states()
    let events = connection.events()
    following = [
      Task { for await state in states { notices.send(.connectionChanged(.init(state))) } },
      Task { for await event in events { notices.send(ServerNotice(event)) } },
    ]
  }

  deinit {
    for task in following { task.cancel() }
  }
}

extension ConnectionStatus {
  fileprivate init(_ state: ConnectionState) {
    self =
      switch state {
      case .offline: .offline
      case .connecting: .connecting
      case .online: .online
      }
  }
}

extension ServerNotice {
  fileprivate init(_ event: ServerEvent) {
    self =
      switch event {
      case .message(let thread, let message):
        .messageArrived(Message(message), conversation: thread)
      case .threadChanged(let thread): .conversationChanged(Conversation(thread))
      case .contactsChanged: .contactsChanged
      case .sessionEnded: .sessionEnded
      }
  }
}
