/// Tells the tabs when a conversation comes in front that nobody has chosen in its tab.
struct TabsEventSource: EventSource {
  let chats: any StateSource<ChatsState>

  func subscribe(_ dispatch: @escaping @MainActor (TabsEvent) -> Void) -> [any Subscription] {
    [chats.subscribe(toSignal: \.shown) { _ in dispatch(.conversationShown) }]
  }
}
