import ScreenKit
import Testing

@Suite @MainActor
struct ElementsTests {
  private let window = Window(size: Size(columns: 40, rows: 6))
  private let screen = ViewController()
  private let save = Button("Save", identifier: "save")
  private let undo = Button("Undo", identifier: "undo")
  private let list = ListView(identifier: "numbers")
  private let numbers = Numbers()

  private final class Numbers: ListViewDataSource {
    func numberOfRows(in listView: ListView) -> Int { 100 }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
      let cell = listView.dequeueReusableCell(withIdentifier: "number", for: row)
      cell.identifier = "numbers.\(row)"
      cell.text = "Number \(row)"
      return cell
    }
  }

  init() {
    list.register(ListCell.self, forCellReuseIdentifier: "number")
    list.dataSource = numbers
    screen.view = StackView(arrangedSubviews: [
      Label("Title", identifier: "title"), list, TextField("Name", identifier: "name"),
      StackView(arrangedSubviews: [save, undo, Button("Unnamed")], axis: .horizontal),
    ])
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func namesWhatCanBeTapped() {
    let identifiers = ["numbers.0", "numbers.1", "numbers.2", "save", "undo"]
    #expect(window.tappableIdentifiers == identifiers)
    for identifier in identifiers {
      #expect(throws: Never.self) { try window.tap(identifier) }
    }
  }

  @Test func leavesOutWhatIsHiddenDisabledOrNotSeen() throws {
    save.isHidden = true
    undo.isEnabled = false
    try window.scroll("numbers", by: 50)
    #expect(window.tappableIdentifiers == ["numbers.50", "numbers.51", "numbers.52"])
    window.frame = Rect(columns: 40, rows: 1)
    #expect(window.tappableIdentifiers.isEmpty)
  }

  @Test func namesNothingBehindAnAlert() {
    let alert = AlertController(title: "Sure?")
    alert.addAction(AlertAction(title: "Yes", identifier: "alert.yes"))
    screen.present(alert)
    #expect(window.tappableIdentifiers == ["alert.yes"])
    #expect(window.scrollableIdentifiers.isEmpty)
  }

  @Test func namesLists() {
    #expect(window.scrollableIdentifiers == ["numbers"])
  }

  @Test func saysWhereThingsAre() {
    window.traitCollection.safeAreaInsets = Insets(top: 1)
    #expect(window.place(of: "title") == Rect(row: 1, columns: 40, rows: 1))
    #expect(window.place(of: "numbers.1") == Rect(row: 3, columns: 40, rows: 1))
    #expect(window.place(of: "numbers.2") == nil)
    #expect(window.place(of: "undo") == Rect(column: 10, row: 5, columns: 8, rows: 1))
    #expect(window.draw()[5].hasPrefix("[ Save ]  [ Undo ]"))
  }
}
