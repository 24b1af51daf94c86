import Testing

@testable import MVVMC

@Suite @MainActor
struct CoordinatorTests {
  private final class Flow: Coordinator {
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
  }

  @Test func aChildThatHasEndedIsReleasedWithItsOwnChildren() throws {
    weak var child: Flow?
    weak var grandchild: Flow?
    do {
      let (flow, inner) = (Flow(), Flow())
      parent.begin(flow)
      flow.begin(inner)
      (child, grandchild) = (flow, inner)
    }
    #expect(grandchild != nil)
    parent.end(try #require(child))
    #expect(child == nil)
    #expect(grandchild == nil)
  }

  @Test func aChildThatHasEndedLeavesItsSiblings() {
    let (first, second) = (Flow(), Flow())
    parent.begin(first)
    parent.begin(second)
    parent.end(first)
    parent.end(first)
    #expect(parent.childCoordinators.map { $0 === second } == [true])
  }
}
