/// Tells the stickers what becomes of the account.
struct StickersEventSource: EventSource {
  let session: any StateSource<SessionState>

  func subscribe(_ dispatch: @escaping @MainActor (StickersEvent) -> Void) -> [any Subscription] {
    [
      session.subscribe(to: \.signedIn?.session.account) { account in
        if let account { dispatch(.accountChanged(account)) }
      }
    ]
  }
}
