import ScreenKitDeclarative

/// The tabs of whoever is signed in.
struct MainView: DeclarativeView {
  let account: AccountStores
  let session: Store<SessionState>
  let preferences: Store<PreferencesState>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    TabView(selection: selection) {
      Tab(texts[.tabChats], value: AppTab.chats) {
        ChatsView(store: account.chats)
      }
      .badge(account.chats.state.unreadCount)
      .accessibilityIdentifier("tabs.chats")
      Tab(texts[.tabContacts], value: AppTab.contacts) {
        ContactsView(store: account.contacts)
      }
      .accessibilityIdentifier("tabs.contacts")
      Tab(texts[.tabStickers], value: AppTab.stickers) {
        StickersView(store: account.stickers)
      }
      .accessibilityIdentifier("tabs.stickers")
      Tab(texts[.tabSettings], value: AppTab.settings) {
        SettingsView(store: account.settings, preferences: preferences, session: session)
      }
      .accessibilityIdentifier("tabs.settings")
    }
  }

  private var selection: Binding<AppTab> {
    Binding(
      get: { account.tabs.state.selected }, set: { account.tabs.dispatch(.selected($0)) })
  }
}
