/// Tells the tabs when something comes in front that nobody has chosen in its tab.
struct TabsEventSource: EventSource {
  let notices: AsyncStream<Notice>

  func event(for notice: Notice) -> TabsEvent? {
    notice == .conversationShown ? .conversationShown : nil
  }
}
