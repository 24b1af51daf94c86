import ScreenKit
import Testing

@testable import MVVMC

@Suite @MainActor
struct CoordinatorTests {
  private final class Flow: Coordinator {
    weak var parentCoordinator: (any Coordinator)?
    var childCoordinators: [any Coordinator] = []
    private(set) var hasStarted = false

    func start() { hasStarted = true }
  }

  private let parent = Flow()

  @Test func aParentStartsItsChildAndKeepsIt() {
    weak var child: Flow?
    do {
      let flow = Flow()
      parent.begin(flow)
      child = flow
    }
    #expect(child?.hasStarted == true)
    #expect(child?.parentCoordinator === parent)
  }

  @Test func aChildThatHasFinishedIsReleasedWithItsOwnChildren() {
    weak var child: Flow?
    weak var grandchild: Flow?
    do {
      let (flow, inner) = (Flow(), Flow())
      parent.begin(flow)
      flow.begin(inner)
      (child, grandchild) = (flow, inner)
    }
    #expect(grandchild != nil)
    child?.finish()
    #expect(child == nil)
    #expect(grandchild == nil)
  }

  @Test func aChildThatHasFinishedLeavesItsSiblings() {
    let (first, second) = (Flow(), Flow())
    parent.begin(first)
    parent.begin(second)
    first.finish()
    first.finish()
    #expect(parent.childCoordinators.map { $0 === second } == [true])
  }

  @Test func aFlowEndsWithItsScreen() {
    let navigation = NavigationController(rootViewController: ViewController())
    let screen = Screen()
    let child = Flow()
    parent.begin(child)
    child.finish(with: screen)
    navigation.pushViewController(screen)
    #expect(parent.childCoordinators.count == 1)
    navigation.popViewController()
    #expect(parent.childCoordinators.isEmpty)
  }
}
