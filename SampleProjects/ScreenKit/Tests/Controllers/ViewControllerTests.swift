import ScreenKit
import Testing

@Suite @MainActor
struct ViewControllerTests {
  private let log = LifeCycleLog()

  @Test func loadsItsViewOnceAndOnlyWhenAsked() {
    let controller = LifeCycleRecorder("a", log: log)
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.isViewLoaded)
    #expect(log.events == ["a.loadView", "a.viewDidLoad"])
  }

  @Test func appearsWithItsWindow() {
    let window = Window()
    window.rootViewController = LifeCycleRecorder("a", log: log)
    #expect(log.events.isEmpty)
    window.makeKeyAndVisible()
    #expect(
      log.events == ["a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewDidAppear"])
  }

  @Test func disappearsWhenTheRootIsReplaced() {
    let window = Window()
    window.rootViewController = LifeCycleRecorder("a", log: log)
    window.makeKeyAndVisible()
    log.events = []
    window.rootViewController = LifeCycleRecorder("b", log: log)
    #expect(
      log.events == [
        "a.viewWillDisappear", "b.loadView", "b.viewDidLoad", "b.viewWillAppear",
        "a.viewDidDisappear", "b.viewDidAppear",
      ])
  }
}
