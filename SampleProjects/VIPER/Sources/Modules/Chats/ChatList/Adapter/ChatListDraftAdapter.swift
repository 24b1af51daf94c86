/// Turns ``DraftManaging`` into ``ChatListDraftService``.
struct ChatListDraftAdapter: ChatListDraftService {
  let drafts: any DraftManaging

  func draft(in chat: String) -> String? {
    drafts.draft(in: chat)
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    drafts.observe(observer, react)
  }
}
