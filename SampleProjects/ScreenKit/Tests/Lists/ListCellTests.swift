import ScreenKit
import Testing

@Suite @MainActor
struct ListCellTests {
  @Test func aCellWithTextReadsAndShowsIt() {
    let cell = ListCell(reuseIdentifier: "plain")
    cell.text = "Ada"
    cell.identifier = "contacts.ada"
    #expect(cell.accessibilityValue == "Ada")
    #expect(cell.render() == [RenderedLine(text: "Ada", identifiers: ["contacts.ada"])])
  }

  @Test func aCellWithViewsShowsItsIdentifierOnTheFirstLine() {
    let cell = ListCell(reuseIdentifier: "custom")
    cell.identifier = "chats.1"
    cell.addSubview(Label("Ada", identifier: "chats.1.name"))
    cell.addSubview(Label("Hello"))
    #expect(
      cell.render() == [
        RenderedLine(text: "Ada", identifiers: ["chats.1", "chats.1.name"]),
        RenderedLine(text: "Hello"),
      ])
  }
}
