@testable import MVP

/// The models that a thread is tested with.
@MainActor
final class FakeThreads: ThreadsModelInterface, ObserverKeeping {
  let observers = Observers()
  var threads: Loadable<[ChatThread]> { didSet { observers.notify() } }
  var isUpToDate = true
  var failure: Failure?
  private(set) var opened: [String] = []
  private(set) var created: [String] = []
  private(set) var left: [String] = []
  private(set) var read: [String] = []

  init(_ threads: Loadable<[ChatThread]> = .loaded([.engines])) {
    self.threads = threads
  }

  func reload() async {}

  func openThread(with handle: String) async throws(Failure) -> String {
    opened.append(handle)
    if let failure { throw failure }
    return "with \(handle)"
  }

  func create(_ group: NewGroup) async throws(Failure) -> String {
    created.append("\(group.name): \(group.members.joined(separator: ", "))")
    if let failure { throw failure }
    return "new"
  }

  func leave(_ thread: String) async throws(Failure) {
    left.append(thread)
    if let failure { throw failure }
  }

  func markRead(_ thread: String) {
    read.append(thread)
  }
}

@MainActor
final class FakeMessages: MessagesModelInterface, ObserverKeeping {
  let observers = Observers()
  var history = Loadable<History>.loaded(History()) { didSet { observers.notify() } }
  private(set) var loads = 0

  func history(of thread: String) -> Loadable<History> {
    history
  }

  func load(_ thread: String) async {
    loads += 1
  }

  func loadOlder(_ thread: String) async {}
}

@MainActor
final class FakeOutbox: OutboxModelInterface, ObserverKeeping {
  let observers = Observers()
  var outgoing: [OutgoingMessage] = [] { didSet { observers.notify() } }
  private(set) var retried: [String] = []

  func messages(in thread: String) -> [OutgoingMessage] {
    outgoing
  }

  func retry(_ key: String) {
    retried.append(key)
  }
}

@MainActor
final class FakeDrafts: DraftsModelInterface, ObserverKeeping {
  let observers = Observers()
  private(set) var sent: [String] = []
  private var text: String

  init(_ text: String = "") {
    self.text = text
  }

  func draft(in thread: String) -> String {
    text
  }

  func setDraft(_ text: String, in thread: String) {
    self.text = text
    observers.notify()
  }

  func send(_ text: MessageText, in thread: String) {
    sent.append(text.text)
    setDraft("", in: thread)
  }
}
