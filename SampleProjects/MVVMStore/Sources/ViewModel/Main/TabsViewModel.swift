import MessengerTexts
import Observation

@Observable @MainActor
final class TabsViewModel {
  enum Tab: Hashable {
    case chats, contacts, stickers, settings
  }

  let chats: ChatsViewModel
  let contacts: ContactsViewModel
  let stickers: StickersViewModel
  let settings: SettingsViewModel

  private let store: Store<TabsState>
  private let words: TextsViewModel

  init(stores: AccountStores, shared: SharedViewModels) {
    let store = stores.tabs()
    self.store = store
    words = shared.words
    chats = ChatsViewModel(stores: stores, shared: shared)
    contacts = ContactsViewModel(stores: stores, words: words) { [weak store] id in
      store?.send(.contactThreadOpened(id: id))
    }
    stickers = StickersViewModel(stores: stores, words: words)
    settings = SettingsViewModel(store: stores.settings(), words: words)
    followRequests()
    store.send(.started)
  }

  var texts: Texts { words.texts }
  var unreadCount: Int { store.state.unreadCount }

  var tab: Tab {
    get {
      switch store.state.tab {
      case .chats: .chats
      case .contacts: .contacts
      case .stickers: .stickers
      case .settings: .settings
      }
    }
    set {
      switch newValue {
      case .chats: store.send(.tabSelected(.chats))
      case .contacts: store.send(.tabSelected(.contacts))
      case .stickers: store.send(.tabSelected(.stickers))
      case .settings: store.send(.tabSelected(.settings))
      }
    }
  }

  /// Has the chats show each thread that is asked for, whatever is in front.
  private func followRequests() {
    store.subscribe(to: \.threadRequest) { [weak self] request in
      guard let request else { return }
      self?.contacts.cancelQuestion()
      self?.chats.show(request.id)
    }
  }
}
