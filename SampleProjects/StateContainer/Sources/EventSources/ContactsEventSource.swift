/// Tells the contacts what becomes of the session and the tabs, and what the server says.
struct ContactsEventSource: EventSource {
  let session: any StateSource<SessionState>
  let tabs: any StateSource<TabsState>
  let server: AsyncStream<ServerNotice>

  func subscribe(_ dispatch: @escaping @MainActor (ContactsEvent) -> Void) -> [any Subscription] {
    [
      session.subscribe(to: \.signedIn?.status) { status in
        if let status { dispatch(.sessionStatusChanged(status)) }
      },
      tabs.subscribe(to: \.selected) { dispatch(.tabSelected($0)) },
      StreamSubscription(to: server) { if $0 == .contactsChanged { dispatch(.contactsChanged) } },
    ]
  }
}
