import MessengerTexts
import Observation

/// The state of a thread's screen, and what can be done there.
@MainActor
@Observable
final class ThreadViewModel {
  private var error: TextKey?
  private var isLoadingOlder = false

  /// Who shows what comes next.
  @ObservationIgnored weak var navigation: (any ThreadNavigation)?

  @ObservationIgnored private let id: String
  @ObservationIgnored private let user: String
  @ObservationIgnored private let services: ThreadServices

  /// - Parameters:
  ///   - id: The identifier of the thread.
  ///   - user: The handle of who is signed in.
  init(_ id: String, user: String, services: ThreadServices) {
    self.id = id
    self.user = user
    self.services = services
    services.histories.keepCurrent(id, for: self)
    bind { thread in
      if thread.isGone { thread.navigation?.threadIsGone() }
    }
  }

  /// What is in the field: the thread's draft.
  var input: String {
    get { services.drafts[id] }
    set { services.drafts[id] = newValue }
  }

  /// Whether the thread is on the screen, and so is read.
  var isShown: Bool {
    get { services.conversations.shown == id }
    set {
      if newValue != isShown { services.conversations.shown = newValue ? id : nil }
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
    guard canSend else { return }
    services.outbox.send(input.trimmed, to: id)
    input = ""
  }

  /// Sends a message once more.
  func retry(_ key: String) {
    services.outbox.retry(key)
  }

  func leave() async {
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
  var leaveQuestion: String { texts[.leaveTitle, title] }
  var canSend: Bool { !input.trimmed.isEmpty }
  var errorText: String? { error.map { texts[$0] } }
  var status: ListStatus { ListStatus(history.map(\.messages)) }
  var hasOlder: Bool { history.value?.hasOlder ?? false }

  /// Whether the user is not a member of the thread any more.
  var isGone: Bool {
    services.conversations.conversations.value != nil && conversation == nil
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

  private var history: Loadable<History> { services.histories.history(of: id) }
  private var conversation: Conversation? { services.conversations.conversation(id) }
}
