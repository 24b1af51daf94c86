import MessengerHost
import ScreenKit
import Testing

@testable import MVVMC

@Suite @MainActor
struct ThreadViewControllerTests {
  private let window = Window()
  private let conversations = FakeConversationsService(.loaded([Conversation("1", isGroup: true)]))
  private let navigation = NavigationController(rootViewController: ViewController())

  init() {
    let viewModel = ThreadViewModel(
      "1", user: "ada",
      services: ThreadServices(
        conversations: conversations, histories: FakeHistoryService(), outbox: FakeOutboxService(),
        drafts: FakeDraftsService(), network: FakeNetworkStatus(),
        preferences: FakePreferencesService()))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(ThreadViewController(viewModel: viewModel))
  }

  @Test func isReadWhileItIsOnTheScreen() async {
    conversations.conversations = .loaded([Conversation("1", unread: 1)])
    await MainActor.settle()
    #expect(conversations.read == ["1"])
    navigation.pushViewController(ViewController())
    conversations.conversations = .loaded([Conversation("1", unread: 1)])
    await MainActor.settle()
    #expect(conversations.read == ["1"])
  }

  @Test func leavesOnlyWhenTheUserSaysSo() async throws {
    try window.tap("thread.leave")
    try window.tap("alert.cancel")
    await MainActor.settle()
    #expect(conversations.left.isEmpty)
    try window.tap("thread.leave")
    try window.tap("alert.leave")
    await MainActor.settle()
    #expect(conversations.left == ["1"])
  }
}
