import ScreenKit
import Testing

@Suite @MainActor
struct ContainmentTests {
  private final class Child: ViewController {
    private(set) var moves: [String] = []

    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      moves.append("will \(parent?.title ?? "leave")")
    }

    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      moves.append("did \(parent?.title ?? "leave")")
    }
  }

  private let log = LifeCycleLog()
  private let window = Window()
  private let container: LifeCycleRecorder
  private let child: LifeCycleRecorder

  init() {
    container = LifeCycleRecorder("container", log: log)
    child = LifeCycleRecorder("child", log: log)
    window.rootViewController = container
  }

  private func embed() {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  @Test func aChildAppearsWithItsContainer() {
    embed()
    log.events = []
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "container.viewWillAppear", "child.viewWillAppear",
        "container.viewDidAppear", "child.viewDidAppear",
      ])
    window.rootViewController = nil
    #expect(
      log.take() == [
        "container.viewWillDisappear", "child.viewWillDisappear",
        "container.viewDidDisappear", "child.viewDidDisappear",
      ])
  }

  @Test func aChildAppearsWhenItsViewIsAddedToAScreen() {
    window.makeKeyAndVisible()
    log.events = []
    embed()
    #expect(
      log.take() == [
        "child.loadView", "child.viewDidLoad", "child.viewWillAppear", "child.viewDidAppear",
      ])
    child.view.removeFromSuperview()
    #expect(log.take() == ["child.viewWillDisappear", "child.viewDidDisappear"])
  }

  @Test func aChildAppearsInAnyViewOfItsContainer() {
    let placeholder = View()
    container.view.addSubview(placeholder)
    window.makeKeyAndVisible()
    container.addChild(child)
    log.events = []
    placeholder.addSubview(StackView(arrangedSubviews: [child.view]))
    #expect(log.take().suffix(2) == ["child.viewWillAppear", "child.viewDidAppear"])
  }

  @Test func movingAViewInsideItsContainerIsNoAppearance() {
    window.makeKeyAndVisible()
    embed()
    log.events = []
    container.view.addSubview(child.view)
    #expect(log.events.isEmpty)
  }

  @Test func grandchildrenFollow() {
    let grandchild = LifeCycleRecorder("grandchild", log: log)
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    window.makeKeyAndVisible()
    log.events = []
    embed()
    #expect(
      log.take() == [
        "child.viewWillAppear", "grandchild.viewWillAppear",
        "child.viewDidAppear", "grandchild.viewDidAppear",
      ])
  }

  @Test func aChildWhoseViewIsNotShownHearsNothing() {
    container.addChild(child)
    window.makeKeyAndVisible()
    #expect(!child.isViewLoaded)
    #expect(log.events.allSatisfy { $0.hasPrefix("container.") })
  }

  @Test func aViewOfAStrangerDoesNotAppear() {
    window.makeKeyAndVisible()
    log.events = []
    container.view.addSubview(child.view)
    #expect(log.events == ["child.loadView", "child.viewDidLoad"])
  }

  @Test func movesAreAnnouncedAsInUIKit() {
    let child = Child()
    container.addChild(child)
    #expect(child.parent === container)
    #expect(container.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
    #expect(child.moves == ["will container"])
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(container.children.isEmpty)
    #expect(child.moves == ["will container", "did leave"])
  }

  @Test func aChildHasOneParent() {
    let child = Child()
    container.addChild(child)
    self.child.addChild(child)
    #expect(container.children.isEmpty)
    #expect(child.moves == ["will container", "did leave", "will child"])
  }

  @Test func navigationMovesItsChildren() {
    let child = Child()
    let navigation = NavigationController(rootViewController: container)
    navigation.title = "navigation"
    navigation.pushViewController(child)
    #expect(navigation.children.count == 2)
    navigation.popViewController()
    #expect(navigation.children.count == 1)
    #expect(child.moves == ["will navigation", "did navigation", "will leave", "did leave"])
  }
}
