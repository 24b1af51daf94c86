import MessengerTexts
import Observation

@Observable @MainActor
final class ChatsViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case thread(ThreadViewModel)
    case newGroup(NewGroupViewModel)
  }

  /// Lives until the user goes back, or another one takes its place.
  private(set) var screen: Screen?

  private let store: Store<ChatsState>
  private let stores: AccountStores
  private let shared: SharedViewModels

  init(stores: AccountStores, shared: SharedViewModels) {
    self.stores = stores
    self.shared = shared
    store = stores.chats()
    store.subscribe(to: \.screen) { [weak self] in self?.screenChanged(to: $0) }
    store.send(.started)
  }

  var texts: Texts { shared.words.texts }

  var rows: [ChatRow] {
    (store.state.conversations.value ?? []).enumerated().map { position, conversation in
      ChatRow(
        conversation, draft: store.state.drafts[conversation.id], position: position, texts: texts)
    }
  }

  var status: ListStatus { ListStatus(store.state.conversations, ifEmpty: texts[.noChats]) }

  /// The screens above the list; the user can only take the last one away.
  var path: [Screen] {
    get { screen.map { [$0] } ?? [] }
    set { if newValue.isEmpty { store.send(.wentBack) } }
  }

  func select(_ id: ChatRow.ID) {
    store.send(.chatTapped(id: id))
  }

  func startGroup() {
    store.send(.newGroupTapped)
  }

  func reload() {
    store.send(.reloadTapped)
  }

  /// Shows a thread above the list, whatever is there.
  func show(_ id: String) {
    store.send(.threadRequested(id: id))
  }

  private func screenChanged(to screen: ChatsState.Screen?) {
    self.screen = screen.map { screen in
      switch screen {
      case .thread(let id, _):
        return .thread(ThreadViewModel(store: stores.thread(id), shared: shared))
      case .newGroup:
        let newGroup = stores.newGroup { [weak store] in store?.send(.threadRequested(id: $0)) }
        return .newGroup(NewGroupViewModel(store: newGroup, words: shared.words))
      }
    }
  }
}
