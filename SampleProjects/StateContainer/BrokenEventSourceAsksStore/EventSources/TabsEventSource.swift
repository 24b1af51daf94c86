/// Tells the tabs when a conversation comes in front that nobody has chosen in its tab.
struct TabsEventSource: EventSource {
  let chats: any StateSource<ChatsState>
  weak var store: Store<TabsState>?

  func subscribe(_ dispatch: @escaping @MainActor (TabsEvent) -> Void) -> [any Subscription] {
    [
      chats.subscribe(toSignal: \.shown) { [weak store] _ in
        guard store?.state.selected != .chats else { return }
        dispatch(.conversationShown)
      }
    ]
  }
}
