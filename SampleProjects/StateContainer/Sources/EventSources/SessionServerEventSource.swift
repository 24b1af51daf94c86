/// Tells the session what the server says of it and of the connection.
struct SessionServerEventSource: EventSource {
  let server: AsyncStream<ServerNotice>

  func subscribe(_ dispatch: @escaping @MainActor (SessionEvent) -> Void) -> [any Subscription] {
    [
      StreamSubscription(to: server) { notice in
        switch notice {
        case .connectionChanged(let status): dispatch(.connectionChanged(status))
        case .sessionEnded: dispatch(.sessionEnded)
        case .messageArrived, .conversationChanged, .contactsChanged: break
        }
      }
    ]
  }
}
