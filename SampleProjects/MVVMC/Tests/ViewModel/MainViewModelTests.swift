import Testing

@testable import MVVMC

@Suite @MainActor
struct MainViewModelTests {
  private let conversations = FakeConversationsService()
  private let viewModel: MainViewModel

  init() {
    viewModel = MainViewModel(
      conversations: conversations, preferences: FakePreferencesService())
  }

  @Test func theBadgeCountsAllThreads() {
    conversations.conversations = .loaded([
      Conversation("1", unread: 2), Conversation("2"), Conversation("3", unread: 1),
    ])
    #expect(viewModel.chatsBadge == "3")
    conversations.conversations = .loaded([Conversation("1")])
    #expect(viewModel.chatsBadge == nil)
  }
}
