import MessengerTexts
import ScreenKitDeclarative

struct TabsView: DeclarativeView {
  @Bindable var viewModel: TabsViewModel

  var body: some DeclarativeView {
    TabView(selection: $viewModel.tab) {
      Tab(viewModel.texts[.tabChats], value: .chats) { ChatsTab(viewModel: viewModel.chats) }
        .badge(viewModel.unreadCount)
        .accessibilityIdentifier("tabs.chats")
      Tab(viewModel.texts[.tabContacts], value: .contacts) {
        ContactsTab(viewModel: viewModel.contacts)
      }
      .accessibilityIdentifier("tabs.contacts")
      Tab(viewModel.texts[.tabStickers], value: .stickers) {
        StickersTab(viewModel: viewModel.stickers)
      }
      .accessibilityIdentifier("tabs.stickers")
      Tab(viewModel.texts[.tabSettings], value: .settings) {
        SettingsTab(viewModel: viewModel.settings)
      }
      .accessibilityIdentifier("tabs.settings")
    }
  }
}
