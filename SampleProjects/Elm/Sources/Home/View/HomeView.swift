import MessengerTexts
import ScreenKitDeclarative

/// The tabs.
struct HomeView: DeclarativeView {
  let model: HomeModel
  let preferences: Preferences
  let send: Send<HomeMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    TabView(selection: Binding(get: { model.tab }, set: { send(.tabSelected($0)) })) {
      Tab(texts[.tabChats], value: HomeTab.chats) { chats }
        .badge(model.chats.inbox.unreadCount)
        .accessibilityIdentifier("tabs.chats")
      Tab(texts[.tabContacts], value: .contacts) { contacts }
        .accessibilityIdentifier("tabs.contacts")
      Tab(texts[.tabStickers], value: .stickers) { stickers }
        .accessibilityIdentifier("tabs.stickers")
      Tab(texts[.tabSettings], value: .settings) { settings }
        .accessibilityIdentifier("tabs.settings")
    }
  }

  private var chats: some DeclarativeView {
    ChatsView(
      model: model.chats, handle: model.session.account.handle, contacts: model.contacts.all,
      connection: model.link.connection
    ) { send(.chats($0)) }
  }

  private var contacts: some DeclarativeView {
    ContactsView(model: model.contacts) { send(.contacts($0)) }
  }

  private var stickers: some DeclarativeView {
    StickersView(model: model.stickers, mayBuy: model.session.account.mayBuy) {
      send(.stickers($0))
    }
  }

  private var settings: some DeclarativeView {
    TabStack(visit: nil) {
      SettingsView(
        model: model.settings, handle: model.session.account.handle, preferences: preferences
      ) { send(.settings($0)) }
    } page: {
      EmptyView()
    }
  }
}
