import ScreenKit
import Testing

@Suite @MainActor
struct TextFieldDrawingTests {
  private let name = TextField("Name", identifier: "name")
  private let search = SearchField(identifier: "search")
  private let window = Window(size: Size(columns: 20, rows: 3))
  private let screen = ViewController()

  init() {
    let row = StackView(arrangedSubviews: [name, Button("Send")], axis: .horizontal)
    screen.view = StackView(arrangedSubviews: [row, search])
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func oneFieldHasACaret() throws {
    #expect(window.draw() == ["Name:    [ Send ]", "Search:", ""])
    try window.focus("name")
    #expect(window.draw() == ["Name: _  [ Send ]", "Search:", ""])
    window.focusNext()
    #expect(window.draw() == ["Name:    [ Send ]", "Search: _", ""])
    search.resignFirstResponder()
    #expect(window.draw() == ["Name:    [ Send ]", "Search:", ""])
  }

  @Test func aLongTextShowsItsEndWhereTheUserTypes() throws {
    try window.enter("Ada Lovelace", into: "name")
    #expect(window.draw()[0] == "Name: …ce_  [ Send ]")
    try window.type("世界")
    #expect(window.draw()[0] == "Name: …界_  [ Send ]")
    search.becomeFirstResponder()
    #expect(window.draw()[0] == "Name: Ada…  [ Send ]")
  }

  @Test func aLongSecretShowsItsEnd() throws {
    name.isSecure = true
    try window.enter("0123456789", into: "name")
    #expect(window.draw()[0] == "Name: …••_  [ Send ]")
  }

  @Test func theEndOfASearchIsNotBehindItsButton() throws {
    try window.enter("abc", into: "search")
    #expect(window.draw()[1] == "…rch: abc_ [ Clear ]")
    window.frame = Rect(columns: 30, rows: 3)
    try window.enter("0123456789abcdef", into: "search")
    #expect(window.draw()[1] == "Search: …6789abcdef_ [ Clear ]")
    name.becomeFirstResponder()
    #expect(window.draw()[1] == "Search: 0123456789a… [ Clear ]")
  }

  @Test(arguments: [(9, "Name: …c_"), (8, "…e: abc_"), (3, "…c_"), (1, "…"), (0, "")])
  func theLabelGivesWayAtLast(columns: Int, line: String) throws {
    let window = Window(size: Size(columns: columns, rows: 1))
    let screen = ViewController()
    screen.view = StackView(arrangedSubviews: [name])
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try window.enter("abc", into: "name")
    #expect(window.draw() == [line])
  }
}
