import MessengerTexts
import ScreenKitDeclarative

/// What there is for somebody who is signed in.
struct TabsView<
  Chats: DeclarativeView, Contacts: DeclarativeView, Stickers: DeclarativeView,
  Settings: DeclarativeView
>: DeclarativeView {
  @ViewBuilder let chats: @MainActor () -> Chats
  @ViewBuilder let contacts: @MainActor () -> Contacts
  @ViewBuilder let stickers: @MainActor () -> Stickers
  @ViewBuilder let settings: @MainActor () -> Settings

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    TabView(selection: Bindable(wrappedValue: appState.routing).tab) {
      Tab(texts[.tabChats], value: .chats, content: chats)
        .badge(unreadCount)
        .accessibilityIdentifier("tabs.chats")
      Tab(texts[.tabContacts], value: .contacts, content: contacts)
        .accessibilityIdentifier("tabs.contacts")
      Tab(texts[.tabStickers], value: .stickers, content: stickers)
        .accessibilityIdentifier("tabs.stickers")
      Tab(texts[.tabSettings], value: .settings, content: settings)
        .accessibilityIdentifier("tabs.settings")
    }
    .onAppear { Task { await interactors.sync.catchUp() } }
  }

  private var unreadCount: Int {
    (appState.userData.chats.value ?? []).reduce(0) { $0 + $1.unreadCount }
  }
}
