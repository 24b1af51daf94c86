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
  private let words: TextsViewModel

  init(store: Store<ChatsState>, words: TextsViewModel) {
    self.store = store
    self.words = words
    store.send(.started)
  }

  var texts: Texts { words.texts }

  var rows: [ChatRow] {
    (store.state.conversations.value ?? []).enumerated().map { position, conversation in
      ChatRow(
        conversation, draft: store.state.drafts[conversation.id], position: position, texts: texts)
    }
  }

  var status: ListStatus {
    ListStatus(store.state.conversations, ifEmpty: texts[.noChats], texts: texts)
  }

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

  /// Takes what is above the list from now on; what was there is released.
  func show(_ screen: Screen?) {
    self.screen = screen
  }
}
