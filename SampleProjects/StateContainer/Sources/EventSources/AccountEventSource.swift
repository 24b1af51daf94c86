/// Tells the session what the settings have made of its account.
struct AccountEventSource: EventSource {
  let settings: any StateSource<SettingsState>

  func subscribe(_ dispatch: @escaping @MainActor (SessionEvent) -> Void) -> [any Subscription] {
    [settings.subscribe(to: \.account) { dispatch(.renamed($0)) }]
  }
}
