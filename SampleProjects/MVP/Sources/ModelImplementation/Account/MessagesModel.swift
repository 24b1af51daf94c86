import MessengerWire

/// The messages as the server has them, of each thread that was opened or of which one has come.
@MainActor
final class MessagesModel: MessagesSyncInterface, ObserverKeeping {
  private static let pageLength = 20

  let observers = Observers()
  private var histories: [String: History] = [:]
  private var failed: Set<String> = []
  private var loadingOlder: Set<String> = []

  private let server: any ServerInterface
  private let store: Store
  private let threads: any ThreadsSyncInterface

  init(server: any ServerInterface, store: Store, threads: any ThreadsSyncInterface) {
    self.server = server
    self.store = store
    self.threads = threads
    for thread in threads.threads.value ?? [] {
      histories[thread.id] = store.value(.history(thread: thread.id))
    }
    threads.observe(by: self) { $0.forgetGoneThreads() }
  }

  func history(of thread: String) -> Loadable<History> {
    if let history = histories[thread] { return .loaded(history) }
    return failed.contains(thread) ? .failed : .loading
  }

  func load(_ thread: String) async {
    if failed.remove(thread) != nil { observers.notify() }
    do {
      try await fetch(thread, before: nil)
      try await fillGaps(in: thread)
    } catch .sessionOver {
      return
    } catch {
      failed.insert(thread)
      observers.notify()
    }
  }

  func loadOlder(_ thread: String) async {
    guard let first = histories[thread]?.messages.first,
      loadingOlder.insert(thread).inserted
    else { return }
    // If it fails, the user can ask again.
    try? await fetch(thread, before: first.number)
    loadingOlder.remove(thread)
  }

  func receive(_ message: Message, in thread: String) {
    let wasEmpty = histories[thread]?.messages.isEmpty == true
    insert([message], in: thread)
    threads.receive(message, in: thread)
    if wasEmpty, message.number > 1 {
      Task { await load(thread) }
    } else if histories[thread]?.gapEnd != nil {
      Task { try? await fillGaps(in: thread) }
    }
  }

  func catchUp() async {
    for thread in threads.threads.value ?? [] where isBehind(thread) { await load(thread.id) }
  }

  private func isBehind(_ thread: ChatThread) -> Bool {
    guard let history = histories[thread.id] else { return failed.contains(thread.id) }
    return history.lastNumber < thread.lastNumber || history.gapEnd != nil
  }

  private func fillGaps(in thread: String) async throws(Failure) {
    while let history = histories[thread], let end = history.gapEnd {
      try await fetch(thread, before: end)
      // A server that does not know what is missing is not asked again.
      guard histories[thread] != history else { return }
    }
  }

  private func fetch(_ thread: String, before number: Int?) async throws(Failure) {
    let reply = try await server.ask(
      .history(thread: thread, before: number, limit: Self.pageLength))
    guard case .page(let page) = reply, threads.thread(thread) != nil else { return }
    insert(page.messages.map(Message.init), in: thread)
  }

  private func insert(_ messages: [Message], in thread: String) {
    let known = histories[thread]
    var history = known ?? History()
    history.insert(messages)
    guard history != known else { return }
    histories[thread] = history
    store.save(history, as: .history(thread: thread))
    observers.notify()
  }

  private func forgetGoneThreads() {
    guard let threads = threads.threads.value else { return }
    for id in Set(histories.keys).subtracting(threads.map(\.id)) {
      histories[id] = nil
      store.delete(.history(thread: id))
    }
  }
}
