import MessengerHost
import ScreenKit
import Testing

@testable import MVVM

@Suite @MainActor
struct MainViewControllerTests {
  private let window = Window()
  private let main: MainViewController
  private let viewModel: MainViewModel
  private let root = RootViewModel(sessions: FakeSessionService(.ada))
  private let conversations = FakeConversationsService(.loaded([Conversation("7", unread: 2)]))
  private let preferences = FakePreferencesService()

  init() {
    viewModel = MainViewModel(
      root: root, conversations: conversations, preferences: preferences)
    main = MainViewController(viewModel: viewModel, screens: FakeScreenFactory())
    window.rootViewController = main
    window.makeKeyAndVisible()
  }

  private func text(of identifier: String) -> String? {
    window.visibleView(identifier)?.accessibilityValue
  }

  @Test func theTabsAreBoundToTheViewModel() async {
    #expect(text(of: "tabs.chats") == "Chats (2)")
    preferences.preferences.language = .simplifiedChinese
    conversations.conversations = .loaded([])
    await MainActor.settle()
    #expect(text(of: "tabs.chats") == "聊天")
  }

  @Test func aLinkIsShownAboveTheChatsWhateverIsInFront() async throws {
    try window.tap("tabs.settings")
    main.present(AlertController(title: "Sure?"))
    root.open(try #require(ThreadLink("messenger://thread/7")))
    await MainActor.settle()
    #expect(main.presentedViewController == nil)
    #expect(text(of: "navigation.title") == "thread 7")
    try window.tap("navigation.back")
    #expect(text(of: "navigation.title") == "chats")
  }

  @Test func aContactFindsTheTabsThatShowItsThread() async throws {
    let contact = ContactViewModel(
      "grace", contacts: FakeContactsService(.loaded([.grace])),
      conversations: conversations, preferences: preferences)
    try window.tap("tabs.contacts")
    let tabs = try #require(main.children.first as? TabBarController)
    let contacts = try #require(tabs.selectedViewController as? NavigationController)
    contacts.pushViewController(ContactViewController(viewModel: contact))
    await contact.openThread()
    #expect(text(of: "navigation.title") == "thread new")
  }
}
