@testable import VIPER

/// What a thread needs from outside, as a test has it.
@MainActor
struct ThreadFakes {
  let details = ThreadDetailsFake()
  let history = ThreadHistoryFake()
  let reading = ThreadReadingFake()
  let outbox = ThreadOutboxFake()
  let drafts = ThreadDraftFake()
  let connection = ThreadConnectionFake()

  var services: ThreadServices {
    ThreadServices(
      details: details, history: history, reading: reading, outbox: outbox, drafts: drafts,
      account: ThreadAccountFake(), connection: connection)
  }
}

@MainActor
final class ThreadDetailsFake: ThreadDetailsService {
  var details: ThreadDetails? = ThreadDetails(
    name: "Engines", isGroup: true, members: [ThreadMember(handle: "grace", name: "Grace")])
  var leaveError: ServiceError?
  let observers = Observers()
  private(set) var left: [String] = []

  func details(of thread: String) -> ThreadDetails? { details }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func leave(_ thread: String) async throws(ServiceError) {
    left.append(thread)
    if let leaveError { throw leaveError }
  }
}

@MainActor
final class ThreadHistoryFake: ThreadHistoryService {
  var newest: [Int] = []
  var newestError: ServiceError?

  /// The pages that are asked for, in order.
  var pages: [[Int]] = []
  var pageError: ServiceError?
  private(set) var calls: [String] = []
  private var history: ThreadHistory?
  private let observers = Observers()

  /// Adds messages of grace with these numbers.
  func add(_ numbers: [Int]) {
    let known = history?.messages.map(\.number) ?? []
    history = .example(known + numbers)
    observers.notify()
  }

  func history(of thread: String) -> ThreadHistory? { history }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func loadNewest(of thread: String) async throws(ServiceError) {
    calls.append("newest")
    if let newestError { throw newestError }
    add(newest)
  }

  func loadPage(of thread: String, before number: Int) async throws(ServiceError) -> Bool {
    calls.append("before \(number)")
    if let pageError { throw pageError }
    guard !pages.isEmpty else { return false }
    add(pages.removeFirst())
    return true
  }
}

@MainActor
final class ThreadReadingFake: ThreadReadingService {
  var unreadCount = 0
  let observers = Observers()
  private(set) var read: [String] = []

  func unreadCount(in thread: String) -> Int { unreadCount }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func markRead(_ thread: String) {
    unreadCount = 0
    read.append(thread)
  }
}

@MainActor
final class ThreadOutboxFake: ThreadOutboxService {
  var waiting: [WaitingMessage] = []
  let observers = Observers()
  private(set) var calls: [String] = []

  func waiting(in thread: String) -> [WaitingMessage] { waiting }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func send(_ text: String, to thread: String) { calls.append("send \(text) to \(thread)") }
  func retry(_ key: String) { calls.append("retry \(key)") }
}

@MainActor
final class ThreadDraftFake: ThreadDraftService {
  var draft: String?

  func draft(in thread: String) -> String? { draft }
  func save(_ newDraft: String?, in thread: String) { draft = newDraft }
}

struct ThreadAccountFake: ThreadAccountService {
  let handle: String? = "ada"
}

@MainActor
final class ThreadConnectionFake: ThreadConnectionService {
  var connection = ConnectionStatus.online
  let observers = Observers()
  let readyObservers = Observers()

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func observeReady<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    readyObservers.add(observer, react)
  }
}

/// Notes what is told of a thread.
@MainActor
final class ThreadOutputSpy: ThreadInteractorOutput {
  private(set) var threads: [ThreadResponse] = []
  private(set) var drafts: [String] = []
  private(set) var permissions: [Bool] = []
  private(set) var connections: [ConnectionStatus] = []
  private(set) var failures: [RequestFailure] = []
  private(set) var goneCount = 0

  func threadDidChange(_ thread: ThreadResponse) { threads.append(thread) }
  func threadIsGone() { goneCount += 1 }
  func draftDidChange(_ draft: String) { drafts.append(draft) }
  func permissionDidChange(maySend: Bool) { permissions.append(maySend) }
  func connectionDidChange(_ connection: ConnectionStatus) { connections.append(connection) }
  func leavingDidStart() {}
  func leavingDidFail(_ failure: RequestFailure) { failures.append(failure) }
}

extension ThreadHistory {
  /// Messages of grace with these numbers, in order.
  static func example(_ numbers: [Int]) -> ThreadHistory {
    ThreadHistory(
      messages: Set(numbers).sorted().map {
        ThreadMessage(number: $0, sender: "grace", text: "Message \($0)", key: "key \($0)")
      })
  }
}
