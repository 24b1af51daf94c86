import ScreenKit
import Testing

@Suite @MainActor
struct LabelTests {
  private func rows(_ label: Label) -> Int {
    label.sizeThatFits(Size(columns: 5, rows: 9)).rows
  }

  @Test func takesAsManyLinesAsItMay() {
    let label = Label("one two three")
    #expect(rows(label) == 1)
    label.numberOfLines = 2
    #expect(rows(label) == 2)
    label.numberOfLines = 0
    #expect(rows(label) == 3)
    label.text = nil
    #expect(rows(label) == 0)
  }

  @Test func showsThatSomethingIsLeftOut() {
    let window = Window(size: Size(columns: 5, rows: 2))
    let label = Label("one two three")
    let controller = ViewController()
    controller.view = label
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.draw() == ["one …", ""])
    label.numberOfLines = 2
    #expect(window.draw() == ["one", "two…"])
  }

  @Test func hasAnAccessibilityLabelBesideItsValue() {
    let label = Label("3", identifier: "unread")
    label.accessibilityLabel = "Unread messages"
    #expect(label.accessibilityLabel == "Unread messages")
    #expect(label.accessibilityValue == "3")
  }
}
