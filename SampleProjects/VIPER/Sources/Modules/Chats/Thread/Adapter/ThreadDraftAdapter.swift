/// Turns ``DraftManaging`` into ``ThreadDraftService``.
struct ThreadDraftAdapter: ThreadDraftService {
  let drafts: any DraftManaging

  func draft(in thread: String) -> String? {
    drafts.draft(in: thread)
  }

  func save(_ draft: String?, in thread: String) {
    drafts.save(draft, in: thread)
  }
}
