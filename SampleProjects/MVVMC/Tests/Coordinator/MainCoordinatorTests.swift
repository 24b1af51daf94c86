import MessengerHost
import ScreenKit
import Testing

@testable import MVVMC

/// What coordinators are for: the way through the app, tested without a screen of it.
@Suite @MainActor
struct MainCoordinatorTests {
  private let window = Window()
  private let screens = FakeScreenFactory()
  private let main: MainCoordinator
  private let tabs: TabBarController

  init() throws {
    main = MainCoordinator(
      window: window,
      dependencies: MainCoordinator.Dependencies(
        screens: screens, conversations: screens.conversations))
    main.start()
    window.makeKeyAndVisible()
    tabs = try #require(window.rootViewController as? TabBarController)
  }

  private var titles: [String?] {
    (tabs.selectedViewController as? NavigationController)?.viewControllers.map(\.title) ?? []
  }

  private var conversations: FakeConversationsService { screens.conversations }

  private func open(_ thread: String) throws {
    main.open(try #require(ThreadLink("messenger://thread/\(thread)")))
  }

  private var chats: ChatsCoordinator? {
    main.childCoordinators.lazy.compactMap { $0 as? ChatsCoordinator }.first
  }

  @Test func beginsAFlowInEachTab() {
    #expect(main.childCoordinators.count == 4)
    #expect(titles == ["chats"])
  }

  @Test func theTabsTellWhatIsUnread() async {
    conversations.conversations = .loaded([Conversation("7", unread: 2)])
    await MainActor.settle()
    #expect(window.visibleView("tabs.chats")?.accessibilityValue == "Chats (2)")
  }

  @Test func aThreadIsShownAboveTheChatsFromAnyTab() {
    tabs.selectedIndex = 3
    main.showThread("1")
    main.showThread("2")
    #expect(tabs.selectedIndex == 0)
    #expect(titles == ["chats", "thread 2"])
    #expect(chats?.childCoordinators.count == 1)
  }

  @Test func aThreadTakesAwayTheQuestionInFrontOfIt() {
    tabs.present(AlertController(title: "Sure?"))
    main.showThread("1")
    #expect(tabs.presentedViewController == nil)
  }

  @Test func aLinkWaitsUntilItsThreadIsKnown() async throws {
    conversations.isComplete = false
    try open("7")
    #expect(titles == ["chats"])
    conversations.conversations = .loaded([Conversation("7")])
    await MainActor.settle()
    #expect(titles == ["chats", "thread 7"])
    #expect(main.waitingLink == nil)
  }

  @Test func aLinkToAThreadThatDoesNotExistEndsOnceAllAreLoaded() async throws {
    conversations.isComplete = false
    try open("7")
    conversations.isComplete = true
    await MainActor.settle()
    #expect(main.waitingLink == nil)
    #expect(titles == ["chats"])
  }

  @Test func aLinkIsFollowedOnce() async throws {
    conversations.conversations = .loaded([Conversation("7")])
    try open("7")
    chats?.showNewGroup()
    conversations.conversations = .loaded([Conversation("7"), Conversation("8")])
    await MainActor.settle()
    #expect(titles == ["chats", "thread 7", "new group"])
  }
}
