import ScreenKit
import Testing

@Suite @MainActor
struct ListViewTests {
  private let window = Window(size: Size(columns: 20, rows: 5))
  private let screen = NumberList(count: 100)

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func onlyRowsThatFitAreLoaded() {
    #expect(screen.takeAsked() == [0, 1, 2, 3, 4])
    #expect(screen.list.visibleRows == [0, 1, 2, 3, 4])
    #expect(window.visibleView("numbers.4") != nil)
    #expect(window.visibleView("numbers.5") == nil)
    #expect(screen.takeAsked().isEmpty)
  }

  @Test func leavesRoomForWhatIsAround() {
    screen.view.addSubview(Label("below"))
    #expect(window.draw() == ["row 0", "row 1", "row 2", "row 3", "below"])
  }

  @Test func cellsAreReused() throws {
    let first = screen.list.cellForRow(at: 0)
    try window.scroll("numbers", by: 1)
    window.layoutIfNeeded()
    #expect(screen.takeAsked() == [0, 1, 2, 3, 4, 5])
    #expect(screen.list.cellForRow(at: 5) === first)
    #expect((first as? NumberList.Cell)?.reuses == 1)
    #expect(screen.list.cellForRow(at: 0) == nil)
    #expect(window.draw() == ["row 1", "row 2", "row 3", "row 4", "row 5"])
  }

  @Test func reloadingAsksAgainAndReuses() {
    let before = Set(screen.list.subviews.map(ObjectIdentifier.init))
    screen.text = { "new \($0)" }
    screen.count = 3
    screen.list.reloadData()
    #expect(window.draw() == ["new 0", "new 1", "new 2", "", ""])
    #expect(before.isSuperset(of: screen.list.subviews.map(ObjectIdentifier.init)))
  }

  @Test func aListThatShrinksStaysAtItsEnd() {
    screen.list.scrollToRow(at: 99, at: .bottom)
    screen.count = 50
    screen.list.reloadData()
    #expect(window.draw().last == "row 49")
  }

  @Test func anEmptyListAsksForNothing() {
    screen.count = 0
    screen.list.reloadData()
    window.layoutIfNeeded()
    #expect(screen.takeAsked() == [0, 1, 2, 3, 4])
    #expect(screen.list.subviews.isEmpty)
  }

  @Test func tappingSelectsARow() throws {
    try window.tap("numbers.2")
    try window.tap("numbers.3")
    #expect(screen.selections == [2, 3])
    #expect(screen.list.selectedRow == 3)
    #expect(screen.list.cellForRow(at: 2)?.isSelected == false)
    #expect(screen.list.cellForRow(at: 3)?.isSelected == true)
  }

  @Test func theSelectionSurvivesScrolling() throws {
    try window.tap("numbers.0")
    try window.scroll("numbers", by: 5)
    window.layoutIfNeeded()
    #expect(screen.list.subviews.allSatisfy { ($0 as? ListCell)?.isSelected == false })
    try window.scroll("numbers", by: -5)
    window.layoutIfNeeded()
    #expect(screen.list.cellForRow(at: 0)?.isSelected == true)
  }

  @Test func deselectingAndReloadingEndTheSelection() throws {
    try window.tap("numbers.2")
    screen.list.deselectRow(at: 1)
    #expect(screen.list.selectedRow == 2)
    screen.list.deselectRow(at: 2)
    #expect(screen.list.selectedRow == nil)
    #expect(screen.list.cellForRow(at: 2)?.isSelected == false)

    try window.tap("numbers.2")
    screen.list.reloadData()
    #expect(screen.list.selectedRow == nil)
  }

  @Test func keepsNeitherDataSourceNorDelegateAlive() {
    let list = ListView()
    weak var released: NumberList?
    do {
      let source = NumberList(count: 1)
      released = source
      list.dataSource = source
      list.delegate = source
    }
    #expect(released == nil)
    #expect(list.dataSource == nil)
  }
}
