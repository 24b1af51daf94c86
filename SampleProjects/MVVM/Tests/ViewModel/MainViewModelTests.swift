import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct MainViewModelTests {
  private let conversations = FakeConversationsService()
  private let delegate = DelegateSpy()
  private let viewModel: MainViewModel

  init() {
    viewModel = MainViewModel(conversations: conversations, preferences: FakePreferencesService())
    viewModel.delegate = delegate
  }

  private func open(_ thread: String) throws {
    viewModel.open(try #require(ThreadLink("messenger://thread/\(thread)")))
  }

  @Test func theBadgeCountsAllThreads() {
    conversations.conversations = .loaded([
      Conversation("1", unread: 2), Conversation("2"), Conversation("3", unread: 1),
    ])
    #expect(viewModel.chatsBadge == "3")
    conversations.conversations = .loaded([Conversation("1")])
    #expect(viewModel.chatsBadge == nil)
  }

  @Test func aLinkIsFollowedIfItsThreadIsKnown() async throws {
    conversations.conversations = .loaded([Conversation("7")])
    try open("7")
    await MainActor.settle()
    #expect(delegate.steps == ["thread 7"])
    #expect(viewModel.waitingLink == nil)
  }

  @Test func aLinkWaitsUntilItsThreadIsKnown() async throws {
    conversations.isComplete = false
    conversations.conversations = .loading
    try open("7")
    await MainActor.settle()
    #expect(delegate.steps == [])
    conversations.conversations = .loaded([Conversation("7")])
    await MainActor.settle()
    #expect(delegate.steps == ["thread 7"])
  }

  @Test func aLinkToAThreadThatDoesNotExistEndsOnceAllAreLoaded() async throws {
    conversations.isComplete = false
    try open("7")
    await MainActor.settle()
    #expect(viewModel.waitingLink != nil)
    conversations.isComplete = true
    await MainActor.settle()
    #expect(viewModel.waitingLink == nil)
    #expect(delegate.steps == [])
  }

  @Test func aLinkIsFollowedOnce() async throws {
    conversations.conversations = .loaded([Conversation("7")])
    try open("7")
    await MainActor.settle()
    conversations.conversations = .loaded([Conversation("7"), Conversation("8")])
    await MainActor.settle()
    #expect(delegate.steps == ["thread 7"])
  }

  @Test func theNewestLinkTakesThePlaceOfTheOneThatWaits() async throws {
    conversations.isComplete = false
    try open("7")
    try open("8")
    conversations.conversations = .loaded([Conversation("7"), Conversation("8")])
    await MainActor.settle()
    #expect(delegate.steps == ["thread 8"])
  }
}
