/// Tells the settings what becomes of the account elsewhere.
struct SettingsEventSource: EventSource {
  let session: any StateSource<SessionState>

  func subscribe(_ dispatch: @escaping @MainActor (SettingsEvent) -> Void) -> [any Subscription] {
    [
      session.subscribe(to: \.signedIn?.session.account) { account in
        if let account { dispatch(.accountChanged(account)) }
      }
    ]
  }
}
