import MessengerTexts
import Observation

@Observable @MainActor
final class ThreadViewModel {
  private let conversation: Conversation
  private let thread: ThreadState
  private let store: AppStore

  init(_ conversation: Conversation, _ thread: ThreadState, store: AppStore) {
    self.conversation = conversation
    self.thread = thread
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var title: String { conversation.name }
  var networkText: String { store.state.networkText }

  var rows: [MessageRow] {
    chats.mailbox.entries(of: thread.id, readBy: chats.user).enumerated().map {
      MessageRow($1, position: $0, texts: texts)
    }
  }

  var status: ListStatus {
    if history != nil || !rows.isEmpty { return .rows }
    return thread.hasFailedToLoad ? .failed : .busy
  }

  var hasOlder: Bool { history?.hasOlder ?? false }

  /// The row that the list has to scroll to.
  var scrollTarget: MessageRow.ID? {
    get { thread.scrollTarget }
    set { send(.scrolled) }
  }

  var draft: String {
    get { chats.mailbox.drafts[thread.id] ?? "" }
    set { send(.draftChanged(newValue)) }
  }

  var canSend: Bool { !draft.trimmed.isEmpty }
  var canLeave: Bool { conversation.isGroup }
  var question: String { texts[.leaveTitle, title] }
  var leaveErrorText: String? { texts[thread.leaving.problem] }

  var isAsking: Bool {
    get { thread.isAskingToLeave }
    set { send(newValue ? .leaveTapped : .leaveCancelled) }
  }

  private var chats: ChatsState { store.state.chats }
  private var history: History? { chats.mailbox.histories[thread.id] }

  private func send(_ event: ChatsEvent) {
    store.send(.chats(event))
  }
}

// MARK: - Touches

extension ThreadViewModel {
  func sendMessage() {
    send(.sendTapped(key: Key.new()))
  }

  func retry(_ id: MessageRow.ID) {
    send(.resendTapped(key: id, newKey: Key.new()))
  }

  func loadOlder() {
    send(.olderTapped)
  }

  func reload() {
    send(.reloadThreadTapped)
  }

  func leave() {
    send(.leaveConfirmed)
  }
}
