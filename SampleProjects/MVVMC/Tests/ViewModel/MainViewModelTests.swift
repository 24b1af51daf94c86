import Testing

@testable import MVVMC

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
    #expect(viewModel.takeThreadToShow() == nil)
    conversations.conversations = .loaded([Conversation("7")])
    #expect(viewModel.takeThreadToShow() == "7")
  }

  @Test func aLinkToAThreadThatDoesNotExistEndsOnceAllAreLoaded() {
    conversations.isComplete = false
    requests.open("messenger://thread/7")
    #expect(viewModel.takeThreadToShow() == nil)
    #expect(requests.requested == "7")
    conversations.isComplete = true
    #expect(viewModel.takeThreadToShow() == nil)
    #expect(requests.requested == nil)
  }

  @Test func aThreadIsShownOnce() {
    conversations.conversations = .loaded([Conversation("7")])
    requests.open("messenger://thread/7")
    #expect(viewModel.takeThreadToShow() == "7")
    #expect(viewModel.takeThreadToShow() == nil)
  }

  @Test func anyOtherLinkLeavesTheOneThatWaits() {
    requests.open("messenger://thread/7")
    requests.open("messenger://elsewhere")
    #expect(requests.requested == "7")
  }
}
