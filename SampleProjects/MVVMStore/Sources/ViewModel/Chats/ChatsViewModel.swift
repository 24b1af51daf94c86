import MessengerTexts
import Observation

@Observable @MainActor
final class ChatsViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case thread(id: String)
    case newGroup
  }

  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var texts: Texts { store.state.texts }

  var rows: [ChatRow] {
    let mailbox = chats.mailbox
    return (mailbox.conversations.value ?? []).enumerated().map { position, conversation in
      ChatRow(
        conversation, draft: mailbox.drafts[conversation.id], position: position, texts: texts)
    }
  }

  var status: ListStatus { ListStatus(chats.mailbox.conversations, ifEmpty: texts[.noChats]) }

  /// The screens above the list; the user can only take the last one away.
  var path: [Screen] {
    get {
      switch chats.screen {
      case nil: []
      case .thread(let state): [.thread(id: state.id)]
      case .newGroup: [.newGroup]
      }
    }
    set { if newValue.isEmpty { store.send(.chats(.wentBack)) } }
  }

  var thread: ThreadViewModel? {
    guard let thread = chats.thread, let conversation = chats.mailbox.conversation(thread.id) else {
      return nil
    }
    return ThreadViewModel(conversation, thread, store: store)
  }

  var newGroup: NewGroupViewModel { NewGroupViewModel(store: store) }

  func select(_ id: ChatRow.ID) {
    store.send(.chats(.chatTapped(id: id)))
  }

  func startGroup() {
    store.send(.chats(.newGroupTapped))
  }

  func reload() {
    store.send(.chats(.reloadTapped))
  }

  private var chats: ChatsState { store.state.chats }
}
