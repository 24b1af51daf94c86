import MessengerTexts
import Observation

@Observable @MainActor
final class TabsViewModel {
  enum Tab: Hashable {
    case chats, contacts, stickers, settings
  }

  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var unreadCount: Int { store.state.chats.mailbox.unreadCount }

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

  var chats: ChatsViewModel { ChatsViewModel(store: store) }
  var contacts: ContactsViewModel { ContactsViewModel(store: store) }
  var stickers: StickersViewModel { StickersViewModel(store: store) }
  var settings: SettingsViewModel { SettingsViewModel(store: store) }
}
