/// Keeps what the user has written and not sent.
@MainActor
final class DraftManager: DraftManaging {
  private let store: InboxDataStore

  init(store: InboxDataStore) {
    self.store = store
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    store.observers.add(observer, react)
  }

  func draft(in conversation: String) -> String? {
    store.inbox.drafts[conversation]
  }

  func save(_ draft: String?, in conversation: String) {
    store.change { $0.setDraft(draft, in: conversation) }
  }
}
