import MessengerTexts
import Observation

/// The state of a thread's screen, and what can be done there.
@MainActor
@Observable
final class ThreadViewModel {
  /// Whether the thread is on the screen, and so is read.
  var isShown = false

  private var error: TextKey?
  private var isLoadingOlder = false

  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any ThreadViewModelDelegate)?

  @ObservationIgnored private let id: String
  @ObservationIgnored private let user: String
  @ObservationIgnored private let services: ThreadServices
  @ObservationIgnored private let tasks = TaskBag()

  /// - Parameters:
  ///   - id: The identifier of the thread.
  ///   - user: The handle of who is signed in.
  init(_ id: String, user: String, services: ThreadServices) {
    self.id = id
    self.user = user
    self.services = services
  }

  /// What is in the field: the thread's draft.
  var input: String {
    get { services.drafts[id] }
    set { services.drafts[id] = newValue }
  }

  /// Keeps the messages current, marks as read what comes while the thread is shown, and waits for the
  /// end of the thread, as long as this lives.
  func start() {
    tasks.run { [services, id] in await services.histories.keepCurrent(id) }
    let removals = services.conversations.removals()
    tasks.run { [weak self, id] in
      for await thread in removals where thread == id { self?.delegate?.threadIsGone() }
    }
    bind(\.isBeingRead) { thread, isBeingRead in
      if isBeingRead { thread.services.conversations.markRead(thread.id) }
    }
  }

  func load() async {
    await services.histories.load(id)
  }

  func loadOlder() async {
    guard !isLoadingOlder else { return }
    isLoadingOlder = true
    defer { isLoadingOlder = false }
    await attempt { [self] () throws(ServiceError) in try await services.histories.loadOlder(id) }
  }

  func send() {
    guard let text = MessageText(input) else { return }
    services.outbox.send(text, to: id)
    input = ""
  }

  /// Sends a message once more.
  func retry(_ key: String) {
    services.outbox.retry(key)
  }

  private func leave() async {
    await attempt { [self] () throws(ServiceError) in try await services.conversations.leave(id) }
  }

  private func attempt(_ work: () async throws(ServiceError) -> Void) async {
    error = nil
    do {
      try await work()
    } catch {
      self.error = error.commonText
    }
  }
}

extension ThreadViewModel: Observer {}

// MARK: - What the screen shows

extension ThreadViewModel {
  var texts: Texts { services.preferences.texts }
  var networkText: String { texts[services.network.state.text] }
  var title: String { conversation?.name ?? "" }
  var isGroup: Bool { conversation?.isGroup ?? false }
  var canSend: Bool { MessageText(input) != nil }
  var hasOlder: Bool { history.value?.hasOlder ?? false }

  var status: ListStatus {
    ListStatus(history.map(\.messages), attemptError: error.map { texts[$0] }, texts: texts)
  }

  /// What is asked before the user leaves the group.
  var leaveQuestion: Question {
    Question(
      title: texts[.leaveTitle, title], confirmTitle: texts[.leave], cancelTitle: texts[.cancel],
      confirm: leave)
  }

  /// What the server has, and then what waits or has failed.
  var rows: [MessageRow] {
    let conversation = conversation
    let texts = texts
    let sent = (history.value?.messages ?? []).map {
      MessageRow($0, in: conversation, user: user, texts: texts)
    }
    let sentIDs = Set(sent.map(\.id))
    let waiting = services.outbox.messages.filter { $0.conversation == id }
      .map { MessageRow($0, user: user, texts: texts) }
    // The server may have a message whose reply has not arrived.
    return sent + waiting.filter { !sentIDs.contains($0.id) }
  }

  /// Which row is the newest; it is brought into view when it is another one than before.
  var newestRow: String? { rows.last?.id }

  /// Whether there is something unread on the screen.
  private var isBeingRead: Bool { isShown && (conversation?.unreadCount ?? 0) > 0 }
  private var history: Loadable<History> { services.histories.history(of: id) }
  private var conversation: Conversation? { services.conversations.conversation(id) }
}
