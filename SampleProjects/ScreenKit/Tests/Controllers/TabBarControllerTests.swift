import ScreenKit
import Testing

@Suite @MainActor
struct TabBarControllerTests {
  private let log = LifeCycleLog()
  private let window = Window(size: Size(columns: 30, rows: 4))
  private let tabs = TabBarController()
  private let chats: LifeCycleRecorder
  private let settings: LifeCycleRecorder

  init() {
    chats = LifeCycleRecorder("Chats", log: log)
    settings = LifeCycleRecorder("Settings", log: log)
    chats.tabBarItem.identifier = "tabs.chats"
    settings.tabBarItem = TabBarItem(title: "Settings", identifier: "tabs.settings")
    tabs.viewControllers = [chats, settings]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  @Test func onlyTheSelectedTabIsLoaded() {
    #expect(tabs.selectedViewController === chats)
    #expect(
      log.take() == [
        "Chats.loadView", "Chats.viewDidLoad", "Chats.viewWillAppear", "Chats.viewDidAppear",
      ])
    #expect(chats.tabBarController === tabs)
  }

  @Test func tappingATabShowsIt() throws {
    log.events = []
    try window.tap("tabs.settings")
    #expect(tabs.selectedIndex == 1)
    #expect(
      log.take() == [
        "Chats.viewWillDisappear", "Settings.loadView", "Settings.viewDidLoad",
        "Settings.viewWillAppear", "Chats.viewDidDisappear", "Settings.viewDidAppear",
      ])
    try window.tap("tabs.settings")
    #expect(log.events.isEmpty)
  }

  @Test func theBarShowsTitlesAndBadges() {
    #expect(window.visibleView("tabs.chats")?.accessibilityValue == "Chats")
    chats.tabBarItem.badgeValue = "3"
    settings.tabBarItem.title = "Me"
    #expect(window.draw().last == "[•Chats (3) ]  [ Me ]")
    tabs.selectedIndex = 1
    #expect(window.draw().last == "[ Chats (3) ]  [•Me ]")
  }

  @Test func aPositionWithoutAControllerIsNotTaken() {
    tabs.selectedIndex = 2
    #expect(tabs.selectedIndex == 0)
  }

  @Test func theSelectedControllerStaysSelected() {
    tabs.selectedIndex = 1
    log.events = []
    tabs.viewControllers = [settings]
    #expect(tabs.selectedIndex == 0)
    #expect(log.events.isEmpty)
    #expect(chats.parent == nil)
    #expect(window.visibleView("tabs.chats") == nil)
  }

  @Test func withoutControllersNothingIsShown() {
    tabs.viewControllers = []
    #expect(tabs.selectedViewController == nil)
    #expect(log.take().suffix(2) == ["Chats.viewWillDisappear", "Chats.viewDidDisappear"])
  }

  @Test func navigationInATabKeepsWorking() throws {
    let navigation = NavigationController(rootViewController: chats)
    navigation.tabBarItem = TabBarItem(title: "Chats", identifier: "tabs.chats")
    tabs.viewControllers = [navigation, settings]
    log.events = []
    try window.tap("tabs.settings")
    navigation.pushViewController(LifeCycleRecorder("Thread", log: log))
    #expect(!log.take().contains("Thread.viewWillAppear"))
    try window.tap("tabs.chats")
    #expect(log.take().suffix(2) == ["Settings.viewDidDisappear", "Thread.viewDidAppear"])
    #expect(window.visibleView("navigation.title")?.accessibilityValue == "Thread")
  }
}
