import ScreenKit
import Testing

@Suite @MainActor
struct PresentationTests {
  private let log = LifeCycleLog()
  private let window = Window()
  private let screen: LifeCycleRecorder
  private let root: NavigationController
  private let modal: LifeCycleRecorder

  init() {
    screen = LifeCycleRecorder("screen", log: log)
    modal = LifeCycleRecorder("modal", log: log)
    root = NavigationController(rootViewController: screen)
    screen.view.addSubview(Button("Behind", identifier: "behind"))
    modal.view.addSubview(Button("Front", identifier: "front"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    log.events = []
  }

  @Test func theOutermostContainerPresents() {
    screen.present(modal)
    #expect(root.presentedViewController === modal)
    #expect(screen.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(
      log.take() == [
        "screen.viewWillDisappear", "modal.viewWillAppear",
        "modal.viewDidAppear", "screen.viewDidDisappear",
      ])
  }

  @Test func dismissingBringsTheScreenBack() {
    screen.present(modal)
    log.events = []
    modal.dismiss()
    #expect(screen.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(
      log.take() == [
        "modal.viewWillDisappear", "screen.viewWillAppear",
        "screen.viewDidAppear", "modal.viewDidDisappear",
      ])
  }

  @Test func nobodyReachesWhatIsBehind() throws {
    screen.present(modal)
    #expect(window.visibleView("behind") == nil)
    #expect(throws: InteractionError.notOnScreen(identifier: "behind")) {
      try window.tap("behind")
    }
    try window.tap("front")
    #expect(!window.screen.contains("Behind"))
    #expect(!window.draw().contains("[ Behind ]"))
    screen.dismiss()
    #expect(window.visibleView("behind") != nil)
    #expect(window.visibleView("front") == nil)
  }

  @Test func whatAPresentedControllerPresentsGoesWithIt() {
    let second = LifeCycleRecorder("second", log: log)
    screen.present(modal)
    modal.present(second)
    #expect(window.visibleView("front") == nil)
    log.events = []
    screen.dismiss()
    #expect(modal.presentedViewController == nil)
    #expect(
      log.take() == [
        "second.viewWillDisappear", "screen.viewWillAppear",
        "screen.viewDidAppear", "second.viewDidDisappear",
      ])
  }

  @Test func aControllerPresentsOneAtATime() {
    screen.present(modal)
    let second = LifeCycleRecorder("second", log: log)
    screen.present(second)
    #expect(root.presentedViewController === modal)
    #expect(second.presentingViewController == nil)
  }

  @Test func nothingIsPresentedOutsideAWindow() {
    let loose = ViewController()
    loose.present(modal)
    #expect(loose.presentedViewController == nil)
  }

  @Test func anotherRootTakesEverythingAway() {
    screen.present(modal)
    log.events = []
    window.rootViewController = LifeCycleRecorder("login", log: log)
    #expect(
      log.take() == [
        "modal.viewWillDisappear", "modal.viewDidDisappear",
        "login.loadView", "login.viewDidLoad", "login.viewWillAppear", "login.viewDidAppear",
      ])
    #expect(window.visibleView("front") == nil)
  }

  @Test func aDismissedControllerIsReleased() {
    weak var released: ViewController?
    do {
      let presented = LifeCycleRecorder("presented", log: log)
      released = presented
      screen.present(presented)
    }
    #expect(released != nil)
    screen.dismiss()
    #expect(released == nil)
  }
}
