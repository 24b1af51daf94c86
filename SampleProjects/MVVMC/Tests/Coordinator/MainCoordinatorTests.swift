import MessengerHost
import ScreenKit
import Testing

@testable import MVVMC

/// What coordinators are for: the way through the app, tested without a screen of it.
@Suite @MainActor
struct MainCoordinatorTests {
  private final class Delegate: MainCoordinatorDelegate {
    var links: [String] = []
    func linkIsDone(_ link: ThreadLink) { links.append(link.conversation) }
  }

  private let window = Window()
  private let delegate = Delegate()
  private let conversations = FakeConversationsService()
  private let main: MainCoordinator
  private let tabs: TabBarController

  init() throws {
    main = MainCoordinator(
      window: window,
      dependencies: MainCoordinator.Dependencies(
        screens: FakeScreenFactory(), conversations: conversations))
    main.delegate = delegate
    main.start()
    window.makeKeyAndVisible()
    tabs = try #require(window.rootViewController as? TabBarController)
  }

  private var titles: [String?] {
    (tabs.selectedViewController as? NavigationController)?.viewControllers.map(\.title) ?? []
  }

  private func open(_ thread: String) throws {
    main.open(try #require(ThreadLink("messenger://thread/\(thread)")))
  }

  private var chats: ChatsCoordinator? {
    main.childCoordinators.lazy.compactMap { $0 as? ChatsCoordinator }.first
  }

  @Test func beginsAFlowInEachTabThatLeadsSomewhere() {
    #expect(main.childCoordinators.count == 3)
    #expect(titles == ["chats"])
    #expect(tabs.viewControllers.map(\.tabBarItem.title) == tabTitles)
    tabs.selectedIndex = 3
    #expect(titles == ["settings"])
  }

  private let tabTitles = ["chats", "contacts", "stickers", "settings"]

  @Test func aThreadIsShownAboveTheChatsFromAnyTab() {
    tabs.selectedIndex = 3
    main.threadIsOpened("1")
    main.threadIsOpened("2")
    #expect(tabs.selectedIndex == 0)
    #expect(titles == ["chats", "thread 2"])
  }

  @Test func aThreadTakesAwayTheQuestionInFrontOfIt() {
    tabs.present(AlertController(title: "Sure?"))
    main.threadIsOpened("1")
    #expect(tabs.presentedViewController == nil)
  }

  @Test func aLinkWaitsUntilItsThreadIsKnown() async throws {
    conversations.isComplete = false
    try open("7")
    await MainActor.settle()
    #expect(titles == ["chats"])
    #expect(delegate.links == [])
    conversations.conversations = .loaded([Conversation("7")])
    await MainActor.settle()
    #expect(titles == ["chats", "thread 7"])
    #expect(delegate.links == ["7"])
  }

  @Test func aLinkToAThreadThatDoesNotExistEndsOnceAllAreLoaded() async throws {
    conversations.isComplete = false
    try open("7")
    await MainActor.settle()
    conversations.isComplete = true
    await MainActor.settle()
    #expect(delegate.links == ["7"])
    #expect(titles == ["chats"])
  }

  @Test func theNewestLinkTakesThePlaceOfTheOneThatWaits() async throws {
    conversations.isComplete = false
    try open("7")
    try open("8")
    conversations.conversations = .loaded([Conversation("7"), Conversation("8")])
    await MainActor.settle()
    #expect(titles == ["chats", "thread 8"])
    #expect(delegate.links == ["8"])
  }

  @Test func aLinkIsFollowedOnce() async throws {
    conversations.conversations = .loaded([Conversation("7")])
    try open("7")
    await MainActor.settle()
    chats?.newGroupIsAskedFor()
    conversations.conversations = .loaded([Conversation("7"), Conversation("8")])
    await MainActor.settle()
    #expect(titles == ["chats", "thread 7", "new group"])
  }
}
