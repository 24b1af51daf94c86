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
    if contents?.isLoaded == true || !rows.isEmpty { return .rows }
    return store.state.hasFailedToLoad ? .failed : .busy
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

  var canSend: Bool { !draft.trimmed.isEmpty }
  var canLeave: Bool { contents?.conversation.isGroup ?? false }
  var question: String { texts[.leaveTitle, title] }
  var leaveErrorText: String? { texts[store.state.leaving.problem] }

  var isAsking: Bool {
    get { store.state.isAskingToLeave }
    set { store.send(newValue ? .leaveTapped : .leaveCancelled) }
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
