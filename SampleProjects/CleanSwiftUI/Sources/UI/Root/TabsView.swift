import MessengerTexts
import ScreenKitDeclarative

/// What there is for somebody who is signed in.
struct TabsView: DeclarativeView {
  let account: Account

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    TabView(selection: Bindable(wrappedValue: appState).routing.tab) {
      Tab(texts[.tabChats], value: .chats) { ChatsTabView() }
        .badge(unreadCount)
        .accessibilityIdentifier("tabs.chats")
      Tab(texts[.tabContacts], value: .contacts) { ContactsTabView() }
        .accessibilityIdentifier("tabs.contacts")
      Tab(texts[.tabStickers], value: .stickers) { StickersTabView(mayBuy: account.mayBuy) }
        .accessibilityIdentifier("tabs.stickers")
      Tab(texts[.tabSettings], value: .settings) { SettingsTabView(account: account) }
        .accessibilityIdentifier("tabs.settings")
    }
    .onAppear(perform: catchUpAfterLogin)
  }

  private var unreadCount: Int {
    (appState.userData.chats.value ?? []).reduce(0) { $0 + $1.unreadCount }
  }

  /// A session that is taken up again becomes ready later, and is caught up with then.
  private func catchUpAfterLogin() {
    guard appState.system.isSessionReady else { return }
    Task { await interactors.catchUp(with: appState.routing.chatOnScreen) }
  }
}
