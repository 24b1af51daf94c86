import Observation
import ScreenKit
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct ListTests {
  private struct Message: Identifiable {
    let id: Int
    var text: String { "message \(id)" }
  }

  @Observable @MainActor
  final class Thread {
    var ids = Array(0..<100)
    var selection: Int?
    var position: Int?
    var prefix = ""
    var tokens: [Int: Weak] = [:]
    @ObservationIgnored var events: [String] = []

    /// The events since the last call.
    func takeEvents() -> [String] {
      defer { events = [] }
      return events
    }
  }

  struct Weak {
    weak var token: Token?
  }

  private struct ThreadView: DeclarativeView {
    @Bindable var thread: Thread

    var body: some DeclarativeView {
      List(thread.ids.map(Message.init), selection: $thread.selection) { message in
        Row(message: message, thread: thread)
          .accessibilityIdentifier("thread.\(message.id)")
          .onAppear { thread.events.append("+\(message.id)") }
          .onDisappear { thread.events.append("-\(message.id)") }
      }
      .scrollPosition(id: $thread.position)
      .accessibilityIdentifier("thread")
    }
  }

  private struct Row: DeclarativeView {
    let message: Message
    let thread: Thread
    @State private var token = Token()

    var body: some DeclarativeView {
      Text(thread.prefix + message.text)
        .onAppear { thread.tokens[message.id] = Weak(token: token) }
    }
  }

  private let thread = Thread()
  private let screen: Screen

  init() {
    screen = Screen(rows: 3, ThreadView(thread: thread))
  }

  private func list() -> ListView? {
    screen.window.visibleView("thread") as? ListView
  }

  @Test func onlyRowsThatCanBeSeenAreThere() async {
    await screen.settle()
    #expect(screen.lines == ["message 0", "message 1", "message 2"])
    #expect(thread.takeEvents() == ["+0", "+1", "+2"])
  }

  @Test func rowsThatAreScrolledAwayAreReleasedAndTheirCellsReused() async throws {
    await screen.settle()
    _ = thread.takeEvents()
    let first = list()?.cellForRow(at: 0)
    try screen.window.scroll("thread", by: 1)
    await screen.settle()
    #expect(thread.takeEvents().sorted() == ["+3", "-0"])
    #expect(first != nil)
    #expect(list()?.cellForRow(at: 3) === first)
    #expect(thread.tokens[0]?.token == nil)
    #expect(thread.tokens[1]?.token != nil)
    #expect(screen.lines == ["message 1", "message 2", "message 3"])
  }

  @Test func rowsThatCanBeSeenFollowChanges() async {
    await screen.settle()
    thread.prefix = "> "
    await screen.settle()
    #expect(screen.lines == ["> message 0", "> message 1", "> message 2"])
    #expect(thread.takeEvents() == ["+0", "+1", "+2"])
  }

  @Test func aListStaysWhereItIs() async throws {
    try screen.window.scroll("thread", toRow: 50)
    await screen.settle()
    let before = list()
    thread.ids.append(100)
    await screen.settle()
    #expect(list() === before)
    #expect(screen.lines == ["message 48", "message 49", "message 50"])
  }

  @Test func rowsKeepTheirStateWhenOthersComeAndGo() async {
    await screen.settle()
    let token = thread.tokens[1]?.token
    thread.ids = [7, 1, 2, 3]
    await screen.settle()
    #expect(screen.lines == ["message 7", "message 1", "message 2"])
    #expect(token != nil)
    #expect(thread.tokens[1]?.token === token)
    #expect(thread.takeEvents().sorted() == ["+0", "+1", "+2", "+7", "-0"])
    #expect(thread.tokens[0]?.token == nil)
  }

  @Test func scrollsToTheNewestRowWhenAsked() async {
    thread.ids.append(100)
    thread.position = 100
    await screen.settle()
    #expect(screen.lines == ["message 98", "message 99", "message 100"])
    #expect(thread.position == nil)
  }

  @Test func waitsForTheRowThatItScrollsTo() async {
    thread.position = 100
    await screen.settle()
    #expect(screen.lines.first == "message 0")
    thread.ids.append(100)
    await screen.settle()
    #expect(screen.lines.last == "message 100")
  }

  @Test func aListStaysWhereItIsWhenRowsComeAbove() async throws {
    thread.ids = Array(50..<100)
    await screen.settle()
    #expect(screen.lines.first == "message 50")
    thread.ids = Array(0..<100)
    await screen.settle()
    #expect(screen.lines.first == "message 50")
  }

  @Test func aTapSelectsTheRow() async throws {
    try await screen.tap("thread.2")
    #expect(thread.selection == 2)
    #expect(screen.text("thread.2") == "message 2")
    #expect(list()?.selectedRow == nil)
    thread.selection = nil
    try await screen.tap("thread.2")
    #expect(thread.selection == 2)
  }

  @Test func aReusedCellHasTheNameOfItsRow() async throws {
    await screen.settle()
    try screen.window.scroll("thread", by: 3)
    await screen.settle()
    let cells = (3...5).map { list()?.cellForRow(at: $0)?.identifier }
    #expect(cells == ["thread.3", "thread.4", "thread.5"])
    #expect(screen.window.visibleView("thread.0") == nil)
  }

  @Test func viewsOfARowKeepTheirNames() async {
    let screen = Screen(
      List([1], id: \.self) { _ in
        Text("name").accessibilityIdentifier("name")
        Text("detail").accessibilityIdentifier("detail")
      })
    #expect(screen.text("name") == "name")
    #expect(screen.text("detail") == "detail")
  }

  @Test func rowsThatGoHearOfItInTheirOrder() async {
    await screen.settle()
    _ = thread.takeEvents()
    thread.ids = []
    await screen.settle()
    #expect(thread.takeEvents() == ["-0", "-1", "-2"])
  }

  @Test func aListWithoutRowsIsEmpty() async {
    await screen.settle()
    thread.ids = []
    await screen.settle()
    #expect(screen.lines.isEmpty)
    #expect(thread.tokens.values.allSatisfy { $0.token == nil })
  }

  @Test func controlsInARowAreUsed() async throws {
    var taps: [Int] = []
    let screen = Screen(
      List([1, 2], id: \.self) { number in
        HStack {
          Text("\(number)")
          Button("Tap") { taps.append(number) }.accessibilityIdentifier("tap.\(number)")
        }
      })
    try await screen.tap("tap.2")
    #expect(taps == [2])
    #expect(screen.lines == ["1  [ Tap ]", "2  [ Tap ]"])
  }
}
