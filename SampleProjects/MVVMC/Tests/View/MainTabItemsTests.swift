import MessengerHost
import Testing

@testable import MVVMC

@Suite @MainActor
struct MainTabItemsTests {
  @Test func areBoundToTheViewModel() async {
    let conversations = FakeConversationsService(.loaded([Conversation("7", unread: 2)]))
    let preferences = FakePreferencesService()
    let items = MainTabItems(
      viewModel: MainViewModel(conversations: conversations, preferences: preferences))
    #expect(items.chats.title == "Chats")
    #expect(items.chats.badgeValue == "2")
    preferences.preferences.language = .simplifiedChinese
    conversations.conversations = .loaded([])
    await MainActor.settle()
    #expect(items.chats.title == "聊天")
    #expect(items.chats.badgeValue == nil)
  }
}
