import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct MainViewModelTests {
  private let conversations = FakeConversationsService()
  private let delegate = DelegateSpy()
  private let root = RootViewModel(sessions: FakeSessionService(.ada))
  private let viewModel: MainViewModel

  init() {
    viewModel = MainViewModel(
      root: root, conversations: conversations, preferences: FakePreferencesService())
    viewModel.delegate = delegate
    viewModel.start()
  }

  private func open(_ thread: String) throws {
    root.open(try #require(ThreadLink("messenger://thread/\(thread)")))
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
    #expect(delegate.steps == ["link to 7"])
    #expect(root.waitingLink == nil)
  }

  @Test func aLinkWaitsUntilItsThreadIsKnown() async throws {
    conversations.isComplete = false
    conversations.conversations = .loading
    try open("7")
    await MainActor.settle()
    #expect(delegate.steps == [])
    conversations.conversations = .loaded([Conversation("7")])
    await MainActor.settle()
    #expect(delegate.steps == ["link to 7"])
  }

  @Test func aLinkToAThreadThatDoesNotExistEndsOnceAllAreLoaded() async throws {
    conversations.isComplete = false
    try open("7")
    await MainActor.settle()
    #expect(root.waitingLink != nil)
    conversations.isComplete = true
    await MainActor.settle()
    #expect(root.waitingLink == nil)
    #expect(delegate.steps == [])
  }

  @Test func aLinkIsFollowedOnce() async throws {
    conversations.conversations = .loaded([Conversation("7")])
    try open("7")
    await MainActor.settle()
    conversations.conversations = .loaded([Conversation("7"), Conversation("8")])
    await MainActor.settle()
    #expect(delegate.steps == ["link to 7"])
  }

  @Test func aLinkWaitsOnWhenTheTabsAreGone() async throws {
    conversations.isComplete = false
    try open("7")
    var other: MainViewModel? = MainViewModel(
      root: root, conversations: conversations, preferences: FakePreferencesService())
    weak let released = other
    other?.start()
    await MainActor.settle()
    other = nil
    await MainActor.settle()
    #expect(released == nil)
    #expect(root.waitingLink != nil)
  }

  @Test func theNewestLinkTakesThePlaceOfTheOneThatWaits() async throws {
    conversations.isComplete = false
    try open("7")
    await MainActor.settle()
    try open("8")
    await MainActor.settle()
    conversations.conversations = .loaded([Conversation("7"), Conversation("8")])
    await MainActor.settle()
    #expect(delegate.steps == ["link to 8"])
  }
}
