/// The inbox of the user, of which each change is kept.
@MainActor
final class InboxDataStore {
  /// Told after each change of the inbox.
  let observers = Observers()

  private(set) var inbox: Inbox
  private let documents: DocumentStore

  private static let historyPrefix = "history."

  init(documents: DocumentStore) {
    self.documents = documents
    let names = documents.names(startingWith: Self.historyPrefix)
    let histories = names.compactMap { name in
      documents.load(name, as: History.self).map {
        (String(name.dropFirst(Self.historyPrefix.count)), $0)
      }
    }
    inbox = Inbox(
      conversations: documents.load("conversations"),
      histories: Dictionary(histories) { first, _ in first },
      outgoing: documents.load("outgoing") ?? [], drafts: documents.load("drafts") ?? [:])
  }

  /// Changes the inbox, keeps what is new in it, and tells who observes.
  func change(_ body: (inout Inbox) -> Void) {
    let old = inbox
    body(&inbox)
    guard inbox != old else { return }
    save(insteadOf: old)
    observers.notify()
  }

  private func save(insteadOf old: Inbox) {
    if inbox.conversations != old.conversations {
      documents.save(inbox.conversations, as: "conversations")
    }
    if inbox.outgoing != old.outgoing { documents.save(inbox.outgoing, as: "outgoing") }
    if inbox.drafts != old.drafts { documents.save(inbox.drafts, as: "drafts") }
    for id in Set(inbox.histories.keys).union(old.histories.keys)
    where inbox.histories[id] != old.histories[id] {
      documents.save(inbox.histories[id], as: Self.historyPrefix + id)
    }
  }
}
