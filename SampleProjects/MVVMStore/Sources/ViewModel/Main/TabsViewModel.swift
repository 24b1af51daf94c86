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

  init(
    store: Store<TabsState>, words: TextsViewModel, chats: ChatsViewModel,
    contacts: ContactsViewModel, stickers: StickersViewModel, settings: SettingsViewModel
  ) {
    self.store = store
    self.words = words
    self.chats = chats
    self.contacts = contacts
    self.stickers = stickers
    self.settings = settings
    // An alert is in front of all tabs, so that the view below it cannot say that its tab is left.
    store.subscribe(to: \.tab) { if $0 != .contacts { contacts.disappear() } }
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
}
