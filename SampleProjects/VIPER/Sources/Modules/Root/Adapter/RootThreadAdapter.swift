/// Turns ``ConversationManaging`` into ``RootThreadService``.
struct RootThreadAdapter: RootThreadService {
  let conversations: any ConversationManaging

  var knowsAllThreads: Bool { conversations.isUpToDate }

  func hasThread(_ id: String) -> Bool {
    conversations.conversation(id) != nil
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    conversations.observe(observer, react)
  }
}
