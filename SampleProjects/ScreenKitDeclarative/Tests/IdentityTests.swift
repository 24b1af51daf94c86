import ScreenKit
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct IdentityTests {
  private func field(_ identifier: String = "field") -> some DeclarativeView {
    TextField("Text", text: .constant("")).accessibilityIdentifier(identifier)
  }

  @Test func aFieldKeepsTheKeyboardWhileOthersComeAndGo() async throws {
    let screen = Screen(
      Flag { isOn in
        if isOn { Text("Above").accessibilityIdentifier("above") }
        field()
      })
    try screen.window.focus("field")
    let before = screen.window.firstResponder
    try await screen.tap("flag")
    #expect(screen.text("above") == "Above")
    #expect(before != nil)
    #expect(screen.window.firstResponder === before)
    try await screen.tap("flag")
    #expect(screen.text("above") == nil)
    #expect(screen.window.firstResponder === before)
  }

  @Test func aFieldKeepsTheKeyboardWhenTheRootIsReplaced() async throws {
    func root(_ text: String) -> some DeclarativeView {
      TextField("Text", text: .constant(text)).accessibilityIdentifier("field")
    }
    let screen = Screen(root("first"))
    try screen.window.focus("field")
    screen.controller.rootView = root("second")
    await screen.settle()
    #expect(screen.text("field") == "second")
    #expect(screen.window.firstResponder != nil)
  }

  @Test func anElementTakesItsControlAlong() async throws {
    let screen = Screen(
      Flag { isOn in
        ForEach(isOn ? ["c", "a", "d"] : ["a", "b", "c"], id: \.self) { field($0) }
      })
    let before = ["a", "b", "c"].map { screen.window.visibleView($0) }
    try screen.window.focus("c")
    try await screen.tap("flag")
    #expect(screen.window.visibleView("a") === before[0])
    #expect(screen.window.visibleView("b") == nil)
    #expect(screen.window.visibleView("c") === before[2])
    #expect(screen.window.firstResponder === before[2])
    #expect(screen.controller.view.subviews.map(\.identifier) == ["flag", "c", "a", "d"])
  }

  @Test func theOtherBranchBeginsAnew() async throws {
    let screen = Screen(
      Flag { isOn in
        if isOn { field() } else { field() }
      })
    let before = screen.window.visibleView("field")
    try await screen.tap("flag")
    #expect(screen.window.visibleView("field") != nil)
    #expect(screen.window.visibleView("field") !== before)
  }

  @Test func theSameBranchStays() async throws {
    let screen = Screen(
      Flag { isOn in
        switch isOn {
        case true, false: field()
        }
      })
    let before = screen.window.visibleView("field")
    try await screen.tap("flag")
    #expect(screen.window.visibleView("field") === before)
  }

  @Test func loopsAndNestedConditionsKeepTheirOrder() async throws {
    let screen = Screen(
      Flag { isOn in
        for number in 1...2 {
          Text("\(number)")
          if isOn, number == 1 { Text("between") }
        }
        Text("end")
      })
    #expect(screen.lines == ["[ Flag ]", "1", "2", "end"])
    try await screen.tap("flag")
    #expect(screen.lines == ["[ Flag ]", "1", "between", "2", "end"])
  }

  @Test func stacksArrangeWhatChangesInsideThem() async throws {
    let screen = Screen(
      HStack {
        Text("left")
        VStack { Flag { if $0 { Text("new") } } }
        Text("right")
      })
    #expect(screen.lines == ["left  [ Flag ]  right"])
    try await screen.tap("flag")
    #expect(screen.lines == ["left  [ Flag ]  right", "      new"])
  }

  @Test func aHiddenViewKeepsItsControl() async throws {
    let screen = Screen(Flag { field().hidden($0) })
    let before = screen.window.visibleView("field")
    try await screen.tap("flag")
    #expect(screen.window.visibleView("field") == nil)
    try await screen.tap("flag")
    #expect(screen.window.visibleView("field") === before)
  }
}
