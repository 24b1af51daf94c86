/// Turns ``ConversationManaging`` into ``ThreadDetailsService``.
struct ThreadDetailsAdapter: ThreadDetailsService {
  let conversations: any ConversationManaging

  func details(of thread: String) -> ThreadDetails? {
    conversations.conversation(thread).map(ThreadDetails.init)
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    conversations.observe(observer, react)
  }

  func leave(_ thread: String) async throws(ServiceError) {
    try await conversations.leave(thread)
  }
}

extension ThreadDetails {
  fileprivate init(_ conversation: Conversation) {
    name = conversation.name
    isGroup = conversation.isGroup
    members = conversation.members.map { ThreadMember(handle: $0.handle, name: $0.name) }
  }
}
