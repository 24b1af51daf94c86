import ScreenKit
import Testing

@Suite @MainActor
struct ViewTests {
  @Test func aViewHasOneSuperview() {
    let first = View()
    let second = View()
    let child = View()
    first.addSubview(child)
    second.addSubview(child)

    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test func aViewDoesNotKeepItsSuperviewAlive() {
    let child = View()
    do {
      let parent = View()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
  }

  @Test func hidingAViewHidesWhatIsInside() {
    let parent = View()
    let child = Label("hello")
    parent.addSubview(child)
    parent.isHidden = true

    #expect(!child.isVisible)
    #expect(parent.render().isEmpty)
  }

  @Test func findsViewsAtAnyDepth() {
    let label = Label("hello", identifier: "greeting")
    let root = StackView(arrangedSubviews: [StackView(arrangedSubviews: [label])])

    #expect(root.firstView(withIdentifier: "greeting") === label)
    #expect(root.firstView(withIdentifier: "absent") == nil)
  }
}
