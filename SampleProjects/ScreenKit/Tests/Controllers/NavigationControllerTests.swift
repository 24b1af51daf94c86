import ScreenKit
import Testing

@Suite @MainActor
struct NavigationControllerTests {
  private let log = LifeCycleLog()
  private let window = Window()
  private let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: LifeCycleRecorder("a", log: log))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    log.events = []
  }

  @Test func pushing() {
    navigation.pushViewController(LifeCycleRecorder("b", log: log))
    #expect(
      log.events == [
        "a.viewWillDisappear", "b.loadView", "b.viewDidLoad", "b.viewWillAppear",
        "a.viewDidDisappear", "b.viewDidAppear",
      ])
  }

  @Test func popping() {
    navigation.pushViewController(LifeCycleRecorder("b", log: log))
    log.events = []
    let popped = navigation.popViewController()
    #expect(popped?.title == "b")
    #expect(popped?.navigationController == nil)
    #expect(
      log.events == [
        "b.viewWillDisappear", "a.viewWillAppear", "b.viewDidDisappear", "a.viewDidAppear",
      ])
  }

  @Test func theRootStays() {
    #expect(navigation.popViewController() == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func changesBelowTheTopAreNotSeen() {
    guard let top = navigation.topViewController else { return }
    navigation.setViewControllers([LifeCycleRecorder("b", log: log), top])
    #expect(log.events.isEmpty)
    #expect(window.visibleView("navigation.back") != nil)
  }

  @Test func childrenKnowTheirNavigationController() {
    #expect(navigation.topViewController?.navigationController === navigation)
  }

  @Test func theBarShowsTitleAndWayBack() throws {
    #expect(window.visibleView("navigation.title")?.accessibilityValue == "a")
    #expect(window.visibleView("navigation.back") == nil)

    navigation.pushViewController(LifeCycleRecorder("b", log: log))
    #expect(window.visibleView("navigation.title")?.accessibilityValue == "b")
    try window.tap("navigation.back")
    #expect(window.visibleView("navigation.title")?.accessibilityValue == "a")
  }

  @Test func lettingGoOfAControllerReleasesIt() {
    weak var released: ViewController?
    do {
      let pushed = LifeCycleRecorder("b", log: log)
      released = pushed
      navigation.pushViewController(pushed)
    }
    navigation.popViewController()
    #expect(released == nil)
  }
}
