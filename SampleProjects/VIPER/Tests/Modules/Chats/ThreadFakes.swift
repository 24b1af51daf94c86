@testable import VIPER

/// What a thread needs from outside, as a test has it.
@MainActor
final class ThreadServiceFake: ThreadService {
  let handle = "ada"
  let connection = ConnectionStatus.online
  let readyObservers = Observers()
  var newest: [Message] = []
  var newestError: ServiceError?

  /// The pages that are asked for, in order.
  var pages: [[Message]] = []
  var pageError: ServiceError?
  var leaveError: ServiceError?
  private(set) var inbox = Inbox()
  private(set) var draft = ""
  private(set) var calls: [String] = []
  private let inboxObservers = Observers()
  private let id = "7"

  init() {
    inbox.replaceConversations(with: [.example(id)])
  }

  var conversation: Conversation? { inbox.conversation(id) }

  func change(_ body: (inout Inbox) -> Void) {
    body(&inbox)
    inboxObservers.notify()
  }

  func observeConnection<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {}

  func observeInbox<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    inboxObservers.add(observer, react)
  }

  func observeReady<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    readyObservers.add(observer, react)
  }

  func open() { calls.append("open") }
  func close() { calls.append("close") }

  func loadNewest() async throws(ServiceError) {
    calls.append("newest")
    if let newestError { throw newestError }
    change { $0.add(newest: newest, to: id) }
  }

  func loadPage(before number: Int) async throws(ServiceError) -> Bool {
    calls.append("before \(number)")
    if let pageError { throw pageError }
    guard !pages.isEmpty else { return false }
    let page = pages.removeFirst()
    change { $0.add(older: page, to: id) }
    return true
  }

  func saveDraft(_ newDraft: String?) { draft = newDraft ?? "" }
  func send(_ text: String) { calls.append("send \(text)") }
  func retry(_ key: String) { calls.append("retry \(key)") }

  func leave() async throws(ServiceError) {
    calls.append("leave")
    if let leaveError { throw leaveError }
  }
}

/// Notes what is told of a thread.
@MainActor
final class ThreadOutputSpy: ThreadInteractorOutput {
  private(set) var threads: [ThreadResponse] = []
  private(set) var drafts: [String] = []
  private(set) var permissions: [Bool] = []
  private(set) var failures: [RequestFailure] = []
  private(set) var goneCount = 0

  func threadDidChange(_ thread: ThreadResponse) { threads.append(thread) }
  func threadIsGone() { goneCount += 1 }
  func draftDidChange(_ draft: String) { drafts.append(draft) }
  func permissionDidChange(maySend: Bool) { permissions.append(maySend) }
  func connectionDidChange(_ connection: ConnectionResponse) {}
  func leavingDidStart() {}
  func leavingDidFail(_ failure: RequestFailure) { failures.append(failure) }
}
