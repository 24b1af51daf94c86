/// Tells the tabs when something comes in front that nobody has chosen in its tab.
struct TabsEventSource: EventSource {
  let notices: AsyncStream<Notice>
  weak var store: Store<TabsState>?

  func event(for notice: Notice) -> TabsEvent? {
    guard notice == .conversationShown, store?.state.selected != .chats else { return nil }
    return .conversationShown
  }
}
