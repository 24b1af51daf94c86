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

  init(store: Store, threads: any ThreadsModelInterface) {
    self.store = store
    self.threads = threads
    drafts = store.value(.drafts) ?? [:]
    threads.observe(by: self) { $0.dropGoneThreads() }
  }

  func draft(in thread: String) -> String {
    drafts[thread] ?? ""
  }

  func setDraft(_ text: String, in thread: String) {
    drafts[thread] = text.trimmed.isEmpty ? nil : text
  }

  private func dropGoneThreads() {
    guard let ids = threads.threads.value?.map(\.id) else { return }
    drafts = drafts.filter { ids.contains($0.key) }
  }
}
