/// What stands in the fields of the threads, kept with each change.
@MainActor
final class DraftsModel: DraftsModelInterface, ObserverKeeping {
  let observers = Observers()

  private var drafts: [String: String] {
    didSet {
      guard drafts != oldValue else { return }
      store.save(drafts, as: .drafts)
      observers.notify()
    }
  }

  private let store: Store
  private let threads: any ThreadsModelInterface
  private let outbox: any OutboxSyncInterface

  init(
    store: Store, threads: any ThreadsModelInterface, outbox: any OutboxSyncInterface
  ) {
    self.store = store
    self.threads = threads
    self.outbox = outbox
    drafts = store.value(.drafts) ?? [:]
    threads.observe(by: self) { $0.dropGoneThreads() }
  }

  func draft(in thread: String) -> String {
    drafts[thread] ?? ""
  }

  func setDraft(_ text: String, in thread: String) {
    drafts[thread] = text.trimmed.isEmpty ? nil : text
  }

  func send(_ text: MessageText, in thread: String) {
    drafts[thread] = nil
    outbox.send(text, to: thread)
  }

  private func dropGoneThreads() {
    guard let ids = threads.threads.value?.map(\.id) else { return }
    drafts = drafts.filter { ids.contains($0.key) }
  }
}
