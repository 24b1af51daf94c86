import MessengerTexts
import Observation

@Observable @MainActor
final class ChatsViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case thread(ThreadViewModel)
    case newGroup(NewGroupViewModel)
  }

  private let store: Store<ChatsState>
  private let words: TextsViewModel
  private let shown: Derived<Screen?>

  /// - Parameter makeScreen: Makes the view model of a screen above the list. That lives until the
  ///   state of the list wants another one, or none.
  init(
    store: Store<ChatsState>, words: TextsViewModel,
    makeScreen: @escaping @MainActor (ChatsState.Screen) -> Screen
  ) {
    self.store = store
    self.words = words
    shown = Derived(from: store, \.screen) { $0.map(makeScreen) }
    store.send(.started)
  }

  var texts: Texts { words.texts }
  var screen: Screen? { shown.value }

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
}
