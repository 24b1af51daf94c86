import ScreenKit
import Testing

@Suite @MainActor
struct ListViewScrollingTests {
  private let window = Window(size: Size(columns: 20, rows: 4))
  private let screen = NumberList(count: 20)

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func visibleRows() -> [Int] {
    window.layoutIfNeeded()
    return screen.list.visibleRows
  }

  @Test(arguments: [
    (10, ListView.ScrollPosition.top, [10, 11, 12, 13]),
    (10, .bottom, [7, 8, 9, 10]),
    (10, .none, [7, 8, 9, 10]),
    (2, .none, [0, 1, 2, 3]),
    (18, .top, [16, 17, 18, 19]),
    (1, .bottom, [0, 1, 2, 3]),
  ])
  func scrollsToARow(row: Int, position: ListView.ScrollPosition, visible: [Int]) {
    screen.list.scrollToRow(at: row, at: position)
    #expect(visibleRows() == visible)
  }

  @Test func scrollsUpToTheNearerEnd() {
    screen.list.scrollToRow(at: 10, at: .top)
    screen.list.scrollToRow(at: 8, at: .none)
    #expect(visibleRows() == [8, 9, 10, 11])
  }

  @Test func scrollsBeforeItIsLaidOut() {
    let screen = NumberList(count: 20)
    _ = screen.view
    screen.list.scrollToRow(at: 19, at: .bottom)
    window.rootViewController = screen
    #expect(window.draw() == ["row 16", "row 17", "row 18", "row 19"])
    #expect(screen.takeAsked().sorted() == [16, 17, 18, 19])
  }

  @Test func theUserScrollsToTheEndsAndNoFurther() throws {
    try window.scroll("numbers", by: -3)
    #expect(visibleRows() == [0, 1, 2, 3])
    try window.scroll("numbers", by: 3)
    #expect(visibleRows() == [3, 4, 5, 6])
    try window.scroll("numbers", by: 100)
    #expect(visibleRows() == [16, 17, 18, 19])
    try window.scroll("numbers", by: -1)
    #expect(visibleRows() == [15, 16, 17, 18])
  }

  @Test func theUserScrollsToARowAndTapsIt() throws {
    #expect(throws: InteractionError.notOnScreen(identifier: "numbers.12")) {
      try window.tap("numbers.12")
    }
    try window.scroll("numbers", toRow: 12)
    try window.tap("numbers.12")
    #expect(screen.selections == [12])
  }

  @Test func nobodyScrollsWhatIsNotThere() {
    #expect(throws: InteractionError.noSuchRow(20, identifier: "numbers")) {
      try window.scroll("numbers", toRow: 20)
    }
    #expect(throws: InteractionError.notScrollable(identifier: "numbers.0")) {
      try window.scroll("numbers.0", by: 1)
    }
    #expect(throws: InteractionError.notOnScreen(identifier: "absent")) {
      try window.scroll("absent", by: 1)
    }
  }

  @Test func rowsAreAsTallAsTheirContent() throws {
    let screen = NumberList(count: 5)
    _ = screen.view
    screen.list.register(TwoLineCell.self, forCellReuseIdentifier: "number")
    window.frame.size.rows = 5
    window.rootViewController = screen
    #expect(window.draw() == ["row 0", "—", "row 1", "—", "row 2"])
    #expect(screen.takeAsked() == [0, 1, 2])

    try window.scroll("numbers", toRow: 2)
    #expect(window.draw() == ["—", "row 1", "—", "row 2", "—"])
    try window.scroll("numbers", by: 9)
    #expect(window.draw() == ["—", "row 3", "—", "row 4", "—"])
  }

  private final class TwoLineCell: ListCell {
    required init(reuseIdentifier: String) {
      super.init(reuseIdentifier: reuseIdentifier)
      addSubview(Label("—"))
    }
  }
}
