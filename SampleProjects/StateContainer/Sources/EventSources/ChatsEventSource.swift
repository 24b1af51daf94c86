/// Tells the chats what becomes of the session, the tabs and the contacts, and what the server says.
struct ChatsEventSource: EventSource {
  let session: any StateSource<SessionState>
  let tabs: any StateSource<TabsState>
  let contacts: any StateSource<ContactsState>
  let server: AsyncStream<ServerNotice>

  func subscribe(_ dispatch: @escaping @MainActor (ChatsEvent) -> Void) -> [any Subscription] {
    [
      session.subscribe(to: \.signedIn?.status) { status in
        if let status { dispatch(.sessionStatusChanged(status)) }
      },
      session.subscribe(toSignal: \.signedIn?.wantedConversation) {
        dispatch(.conversationWanted($0))
      },
      tabs.subscribe(to: \.selected) { dispatch(.tabSelected($0)) },
      contacts.subscribe(to: \.known) { dispatch(.contactsChanged($0)) },
      contacts.subscribe(toSignal: \.started) {
        dispatch(.conversationStarted($0.conversation, isWanted: $0.isWanted))
      },
      StreamSubscription(to: server) { notice in
        switch notice {
        case .messageArrived(let message, let id): dispatch(.messageArrived(message, in: id))
        case .conversationChanged(let conversation): dispatch(.conversationChanged(conversation))
        case .connectionChanged, .contactsChanged, .sessionEnded: break
        }
      },
    ]
  }
}
