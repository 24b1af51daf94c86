/// Tells the session what the stores of its account find out about it.
struct SessionAccountEventSource: EventSource {
  let chats: any StateSource<ChatsState>
  let contacts: any StateSource<ContactsState>
  let stickers: any StateSource<StickersState>
  let settings: any StateSource<SettingsState>

  func subscribe(_ dispatch: @escaping @MainActor (SessionEvent) -> Void) -> [any Subscription] {
    let expire: @MainActor (Bool) -> Void = { if $0 { dispatch(.sessionExpired) } }
    return [
      settings.subscribe(to: \.account) { dispatch(.accountChanged($0)) },
      chats.subscribe(to: \.isSessionExpired, expire),
      contacts.subscribe(to: \.isSessionExpired, expire),
      stickers.subscribe(to: \.isSessionExpired, expire),
      settings.subscribe(to: \.isSessionExpired, expire),
    ]
  }
}
