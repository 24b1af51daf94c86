import ScreenKit
import Testing

@Suite @MainActor
struct LayoutTests {
  private final class Counting: View {
    private(set) var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func lines(_ view: View, columns: Int, rows: Int) -> [String] {
    let window = Window(size: Size(columns: columns, rows: rows))
    let controller = ViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window.draw()
  }

  @Test func aColumn() {
    let wrapped = Label("a text that is long")
    wrapped.numberOfLines = 0
    let stack = StackView(arrangedSubviews: [Label("one"), wrapped, Button("Go")])
    #expect(stack.sizeThatFits(Size(columns: 10, rows: 9)) == Size(columns: 7, rows: 5))
    #expect(lines(stack, columns: 10, rows: 5) == ["one", "a text", "that is", "long", "[ Go ]"])
  }

  @Test func aRow() {
    let stack = StackView(
      arrangedSubviews: [Label("name"), Label("2"), Button("Go")], axis: .horizontal)
    #expect(stack.sizeThatFits(Size(columns: 40, rows: 9)) == Size(columns: 15, rows: 1))
    #expect(lines(stack, columns: 20, rows: 1) == ["name  2  [ Go ]"])
  }

  @Test func theLongestGivesWay() {
    let row = StackView(
      arrangedSubviews: [Label("a long text"), Button("Go")], axis: .horizontal)
    #expect(lines(row, columns: 14, rows: 1) == ["a lon…  [ Go ]"])

    let text = Label("a\nb\nc\nd")
    text.numberOfLines = 0
    let column = StackView(arrangedSubviews: [text, Button("Go")])
    #expect(lines(column, columns: 14, rows: 3) == ["a", "b", "[ Go ]"])
  }

  @Test func hiddenViewsTakeNoRoom() {
    let hidden = Label("hidden")
    hidden.isHidden = true
    let stack = StackView(arrangedSubviews: [Label("one"), hidden, Label("two")])
    #expect(lines(stack, columns: 10, rows: 3) == ["one", "two", ""])
  }

  @Test func framesAreInColumnsAndRows() {
    let label = Label("two")
    let stack = StackView(arrangedSubviews: [Label("one"), label], axis: .horizontal)
    let root = View()
    root.addSubview(Label("above"))
    root.addSubview(stack)
    root.frame = Rect(columns: 20, rows: 10)
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(row: 1, columns: 20, rows: 1))
    #expect(label.frame == Rect(column: 5, columns: 3, rows: 1))
    #expect(root.bounds == Rect(columns: 20, rows: 10))
  }

  @Test func aViewWithContentPutsItsSubviewsBelow() {
    let button = Button("Go")
    button.addSubview(Label("below"))
    #expect(button.sizeThatFits(Size(columns: 20, rows: 9)) == Size(columns: 6, rows: 2))
    #expect(lines(button, columns: 20, rows: 2) == ["[ Go ]", "below"])
  }

  @Test func laysOutOnlyWhenAsked() {
    let view = Counting()
    let label = Label("text")
    view.addSubview(label)
    let parent = View()
    parent.addSubview(view)
    parent.frame = Rect(columns: 20, rows: 10)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(view.layouts == 1)
    label.text = "another"
    parent.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func rectanglesAndInsets() {
    let rect = Rect(column: 1, row: 2, columns: 10, rows: 5)
    #expect(
      rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(column: 3, row: 3, columns: 4, rows: 1))
    #expect(
      rect.intersection(Rect(column: 5, columns: 20, rows: 4))
        == Rect(column: 5, row: 2, columns: 6, rows: 2))
    #expect(rect.intersection(Rect(column: 30, columns: 1, rows: 9)).isEmpty)
    #expect(Size(columns: -1, rows: 2) == Size(columns: 0, rows: 2))
  }
}
