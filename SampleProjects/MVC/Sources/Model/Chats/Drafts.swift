/// What the user has written and not sent.
@MainActor
final class Drafts {
  /// Told after each change.
  let changes = Observers<Void>()

  private var texts: [Chat.ID: String]
  private let store: Store

  init(store: Store) {
    self.store = store
    texts = store[.drafts] ?? [:]
  }

  /// The draft in a chat; one of blanks only is none.
  subscript(chat: Chat.ID) -> String? {
    get { texts[chat] }
    set {
      let text = newValue.flatMap { $0.trimmed.isEmpty ? nil : $0 }
      guard text != texts[chat] else { return }
      texts[chat] = text
      store[.drafts] = texts
      changes.notify()
    }
  }
}

extension StoreKey<[Chat.ID: String]> {
  static let drafts = StoreKey(.account, "drafts")
}
