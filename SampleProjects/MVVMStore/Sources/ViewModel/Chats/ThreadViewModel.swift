import MessengerTexts
import Observation

@Observable @MainActor
final class ThreadViewModel: ScreenViewModel {
  private let store: Store<ThreadState>
  private let shared: SharedViewModels

  init(store: Store<ThreadState>, shared: SharedViewModels) {
    self.store = store
    self.shared = shared
    store.send(.started)
  }

  var texts: Texts { shared.words.texts }
  var networkText: String { shared.network.text }
  var title: String { contents?.conversation.name ?? "" }

  var rows: [MessageRow] {
    (contents?.entries ?? []).enumerated().map { MessageRow($1, position: $0, texts: texts) }
  }

  var status: ListStatus {
    // Of two errors, that of what the user has asked for is said.
    if let errorText = texts[store.state.leaving.problem] { return .failed(errorText) }
    if contents?.isLoaded == true || !rows.isEmpty { return .rows }
    return store.state.hasFailedToLoad ? .couldNotLoad(texts) : .busy
  }

  var hasOlder: Bool { contents?.hasOlder ?? false }

  /// The row that the list has to scroll to.
  var scrollTarget: MessageRow.ID? {
    get { store.state.scrollTarget }
    set { store.send(.scrolled) }
  }

  var draft: String {
    get { store.state.draft }
    set { store.send(.draftChanged(newValue)) }
  }

  var canSend: Bool { store.state.canSend }
  var canLeave: Bool { store.state.canLeave }
  var question: String { texts[.leaveTitle, title] }

  var isAsking: Bool {
    get { store.state.leaving == .asking }
    set { store.send(newValue ? .leaveTapped : .questionDismissed) }
  }

  private var contents: ConversationContents? { store.state.contents }
}

// MARK: - What happens

extension ThreadViewModel {
  func appear() {
    store.send(.appeared)
  }

  func disappear() {
    store.send(.disappeared)
  }

  func sendMessage() {
    store.send(.sendTapped)
  }

  func retry(_ id: MessageRow.ID) {
    store.send(.resendTapped(key: id))
  }

  func loadOlder() {
    store.send(.olderTapped)
  }

  func reload() {
    store.send(.reloadTapped)
  }

  func leave() {
    store.send(.leaveConfirmed)
  }
}
