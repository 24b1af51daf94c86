import Testing

@testable import MVVM

@Suite @MainActor
struct MainViewModelTests {
  private let conversations = FakeConversationsService()
  private let requests = ThreadRequests()
  private let viewModel: MainViewModel

  init() {
    viewModel = MainViewModel(
      conversations: conversations, requests: requests, preferences: PreferencesService())
  }

  @Test func theBadgeCountsAllThreads() {
    conversations.conversations = .loaded([
      Conversation("1", unread: 2), Conversation("2"), Conversation("3", unread: 1),
    ])
    #expect(viewModel.chatsBadge == "3")
    conversations.conversations = .loaded([Conversation("1")])
    #expect(viewModel.chatsBadge == nil)
  }

  @Test func aLinkWaitsUntilItsThreadIsKnown() {
    conversations.isComplete = false
    conversations.conversations = .loading
    requests.open("messenger://thread/7")
    #expect(viewModel.threadToShow == nil)
    #expect(!viewModel.isThreadMissing)
    conversations.conversations = .loaded([Conversation("7")])
    #expect(viewModel.threadToShow == "7")
  }

  @Test func aThreadThatDoesNotExistIsMissingOnceAllAreLoaded() {
    requests.open("messenger://thread/7")
    #expect(viewModel.isThreadMissing)
    conversations.isComplete = false
    #expect(!viewModel.isThreadMissing)
  }

  @Test func aThreadIsShownOnce() {
    conversations.conversations = .loaded([Conversation("7")])
    requests.open("messenger://thread/7")
    viewModel.threadToShow = nil
    #expect(requests.requested == nil)
  }

  @Test func anyOtherLinkLeavesTheOneThatWaits() {
    requests.open("messenger://thread/7")
    requests.open("messenger://elsewhere")
    #expect(requests.requested == "7")
  }
}
