import Observation
import ScreenKit
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct PresentationTests {
  @Observable @MainActor
  final class Model {
    var asks = false
    var showsSheet = false
    var text = "first"
    @ObservationIgnored var answers: [String] = []
    @ObservationIgnored weak var token: Token?
  }

  private struct Root: DeclarativeView {
    @Bindable var model: Model

    var body: some DeclarativeView {
      Button("Ask") { model.asks = true }.accessibilityIdentifier("ask")
        .alert("Delete?", isPresented: $model.asks) {
          Button("Keep", role: .cancel) { model.answers.append("keep") }
            .accessibilityIdentifier("alert.keep")
          Button("Delete", role: .destructive) { model.answers.append("delete") }
            .accessibilityIdentifier("alert.delete")
        } message: {
          Text("Nobody can bring it back.")
        }
      Button("Show") { model.showsSheet = true }.accessibilityIdentifier("show")
        .sheet(isPresented: $model.showsSheet) { SheetContent(model: model) }
    }
  }

  private struct SheetContent: DeclarativeView {
    let model: Model
    @State private var token = Token()

    var body: some DeclarativeView {
      Text(model.text).accessibilityIdentifier("sheet")
        .onAppear { model.token = token }
      Button("Done") { model.showsSheet = false }.accessibilityIdentifier("done")
    }
  }

  private let model = Model()
  private let screen: Screen

  init() {
    screen = Screen(Root(model: model))
  }

  @Test func anAlertAsks() async throws {
    try await screen.tap("ask")
    #expect(screen.text("alert.title") == "Delete?")
    #expect(screen.text("alert.message") == "Nobody can bring it back.")
    #expect(screen.text("ask") == nil)
    try await screen.tap("alert.delete")
    #expect(model.answers == ["delete"])
    #expect(!model.asks)
    #expect(screen.text("ask") == "Ask")
  }

  @Test func anAlertComesAgain() async throws {
    try await screen.tap("ask")
    try await screen.tap("alert.keep")
    try await screen.tap("ask")
    try await screen.tap("alert.keep")
    #expect(model.answers == ["keep", "keep"])
  }

  @Test func theAppTakesAnAlertAway() async throws {
    try await screen.tap("ask")
    model.asks = false
    await screen.settle()
    #expect(screen.text("alert.title") == nil)
    #expect(model.answers.isEmpty)
  }

  @Test func anAlertThatIsWantedFromTheBeginningIsShown() async {
    let model = Model()
    model.asks = true
    let screen = Screen(Root(model: model))
    await screen.settle()
    #expect(screen.text("alert.title") == "Delete?")
  }

  @Test func aSheetFollowsItsState() async throws {
    try await screen.tap("show")
    #expect(screen.text("sheet") == "first")
    #expect(screen.text("show") == nil)
    model.text = "second"
    await screen.settle()
    #expect(screen.text("sheet") == "second")
  }

  @Test func aSheetThatIsGoneIsReleased() async throws {
    try await screen.tap("show")
    #expect(model.token != nil)
    try await screen.tap("done")
    #expect(screen.text("sheet") == nil)
    #expect(model.token == nil)
    #expect(screen.text("show") == "Show")
  }

  @Test func whatCannotBePresentedYetWaits() async throws {
    try await screen.tap("show")
    model.asks = true
    await screen.settle()
    #expect(screen.text("sheet") == "first")
    #expect(screen.text("alert.title") == nil)
    try await screen.tap("done")
    #expect(screen.text("alert.title") == "Delete?")
  }

  @Test func aViewThatGoesTakesItsSheetAlong() async throws {
    let screen = Screen(
      Reader {
        if model.text == "first" { Root(model: model) }
      })
    try await screen.tap("show")
    model.text = "second"
    await screen.settle()
    #expect(screen.text("sheet") == nil)
    #expect(screen.lines.isEmpty)
  }
}
