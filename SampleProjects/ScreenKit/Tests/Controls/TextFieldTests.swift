import ScreenKit
import Testing

@Suite @MainActor
struct TextFieldTests {
  private let name = TextField("Name", identifier: "name")
  private let search = SearchField(identifier: "search")
  private let window = Window(size: Size(columns: 30, rows: 3))
  private let screen = ViewController()
  private let log = LifeCycleLog()

  init() {
    screen.view.addSubview(name)
    screen.view.addSubview(search)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    for (label, field) in [("name", name), ("search", search)] {
      let events: [(String, Control.Event)] = [
        ("begin", .editingDidBegin), ("changed", .editingChanged),
        ("exit", .editingDidEndOnExit), ("end", .editingDidEnd),
      ]
      for (text, event) in events {
        field.addAction({ [log] in log.events.append("\(label) \(text)") }, for: event)
      }
    }
  }

  @Test func typingGoesToTheFocusedField() throws {
    #expect(throws: InteractionError.nothingFocused) { try window.type("a") }
    try window.focus("name")
    try window.type("A")
    try window.type("da")
    #expect(name.text == "Ada")
    #expect(log.take() == ["name begin", "name changed", "name changed"])
  }

  @Test func oneFieldIsFocused() throws {
    try window.focus("name")
    #expect(search.becomeFirstResponder())
    #expect(!name.isFirstResponder)
    #expect(window.firstResponder === search)
    #expect(log.take() == ["name begin", "name end", "search begin"])
  }

  @Test func enteringFocuses() throws {
    try window.enter("Ada", into: "name")
    #expect(name.isFirstResponder)
    #expect(log.take() == ["name begin", "name changed"])
  }

  @Test func returnEndsEditing() throws {
    try window.enter("Ada", into: "name")
    log.events = []
    try window.pressReturn()
    #expect(log.take() == ["name exit", "name end"])
    #expect(throws: InteractionError.nothingFocused) { try window.pressReturn() }
  }

  @Test func theTabKeyGoesRound() {
    let hidden = TextField("Hidden")
    hidden.isHidden = true
    let disabled = TextField("Disabled")
    disabled.isEnabled = false
    screen.view.addSubview(hidden)
    screen.view.addSubview(disabled)
    let order = (0..<3).map { _ in
      window.focusNext()
      return window.firstResponder?.identifier
    }
    #expect(order == ["name", "search", "name"])
  }

  @Test func theTabKeyDoesNothingWithoutFields() {
    window.rootViewController = ViewController()
    window.focusNext()
    #expect(window.firstResponder == nil)
  }

  @Test func aFieldOutOfReachTakesNoFocus() {
    #expect(!TextField("Loose").becomeFirstResponder())
    name.isEnabled = false
    #expect(!name.becomeFirstResponder())
    #expect(throws: InteractionError.disabled(identifier: "name")) { try window.focus("name") }
    screen.present(ViewController())
    #expect(!search.becomeFirstResponder())
  }

  @Test func aFieldThatGoesGivesUpTheKeyboard() throws {
    try window.focus("name")
    name.removeFromSuperview()
    #expect(window.firstResponder == nil)
    try window.focus("search")
    screen.present(ViewController())
    #expect(window.firstResponder == nil)
    #expect(log.take() == ["name begin", "name end", "search begin", "search end"])
  }

  @Test func aSearchIsClearedByItsButton() throws {
    #expect(window.visibleView("search.clear") == nil)
    try window.enter("Ada", into: "search")
    #expect(window.draw()[1] == "Search: Ada_         [ Clear ]")
    #expect(
      search.render() == [
        RenderedLine(text: "Search: Ada_  [ Clear ]", identifiers: ["search", "search.clear"])
      ])
    log.events = []
    try window.tap("search.clear")
    #expect(search.text.isEmpty)
    #expect(log.take() == ["search changed"])
    #expect(window.visibleView("search.clear") == nil)
  }
}
